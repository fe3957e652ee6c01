//! What keeps other sites out: headers on every answer, and a check of where unsafe requests come from.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wire::problem::Code;

use crate::Config;
use crate::api::Failure;
use crate::people::Cookie;

/// Whether a socket's upgrade comes from our own pages, or from no page at all.
pub fn same_origin(headers: &HeaderMap, config: &Config) -> bool {
    Site::of(config).allows_socket(headers)
}

/// The cookie that fits the address under which people reach the pages.
pub fn cookie(config: &Config) -> Cookie {
    Site::of(config).cookie()
}

/// The address under which people reach the pages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Site {
    /// `https://play.example`, without a path; none when it is whatever `Host` says.
    origin: Option<String>,
}

/// What is no address of a site.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address of a site, such as https://play.example")]
pub struct NoSite(String);

impl Site {
    /// The site at a public address.
    ///
    /// # Errors
    /// When the address is none.
    pub fn at(public_url: Option<&str>) -> Result<Site, NoSite> {
        let Some(url) = public_url else { return Ok(Site::default()) };
        let wrong = || NoSite(url.to_owned());
        let uri: axum::http::Uri = url.parse().map_err(|_| wrong())?;
        let scheme =
            uri.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https")).ok_or_else(wrong)?;
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?.to_ascii_lowercase();
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(wrong());
        }
        // Browsers leave the usual port out of an origin.
        let port = uri.port_u16().filter(|port| !matches!((scheme, port), ("http", 80) | ("https", 443)));
        let port = port.map_or(String::new(), |port| format!(":{port}"));
        Ok(Site { origin: Some(format!("{scheme}://{host}{port}")) })
    }

    /// The site that a server was started for. An address that is none was refused at the start; should it come this
    /// far, only requests from the host that was asked are our own.
    pub fn of(config: &Config) -> Site {
        Site::at(config.public_url.as_deref()).unwrap_or_default()
    }

    /// Whether people reach it by https.
    pub fn is_https(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// The cookie that fits it.
    pub fn cookie(&self) -> Cookie {
        if self.is_https() { Cookie::Secure } else { Cookie::Plain }
    }

    /// Whether an `Origin` is this site: the public address, or without one the very host that was asked.
    fn is_own(&self, origin: &str, headers: &HeaderMap) -> bool {
        if let Some(own) = &self.origin {
            return origin.eq_ignore_ascii_case(own);
        }
        let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return false };
        let asked = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        asked.is_some_and(|asked| asked.eq_ignore_ascii_case(host))
    }

    /// Whether a request comes from our own pages, or from no page at all. Browsers say it in `Sec-Fetch-Site`, which
    /// no script can forge, and older ones in `Origin`; who says neither is no browser, and holds no cookie that
    /// somebody else could make use of.
    pub fn allows(&self, headers: &HeaderMap) -> bool {
        if let Some(site) = headers.get("sec-fetch-site") {
            return site == "same-origin" || site == "none";
        }
        match headers.get(header::ORIGIN) {
            Some(origin) => origin.to_str().is_ok_and(|origin| self.is_own(origin, headers)),
            None => true,
        }
    }

    /// The same for a websocket. Browsers always name the origin there, and a socket is no page's form, so `Origin`
    /// is what counts.
    pub fn allows_socket(&self, headers: &HeaderMap) -> bool {
        match headers.get(header::ORIGIN) {
            Some(origin) => origin.to_str().is_ok_and(|origin| self.is_own(origin, headers)),
            None => !headers.contains_key("sec-fetch-site"),
        }
    }
}

/// Whether a `Host` is a plain address or this very machine. Such a name nobody else can let point here: a page of
/// `evil.example`, whose name suddenly leads to somebody's own machine, still asks for `evil.example`.
fn is_at_home(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    bare.parse::<IpAddr>().is_ok() || bare.eq_ignore_ascii_case("localhost")
}

/// Without a public address only plain addresses and this machine are served: other names could be anybody's. Monitors may
/// use any name.
pub async fn own_host(State(site): State<Site>, request: Request, next: Next) -> Response {
    let monitored = matches!(request.uri().path(), "/health" | "/ready");
    if site.origin.is_none() && !monitored {
        let named = request.uri().authority().map(Authority::as_str);
        let header = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default());
        // Whoever names no host at all is no browser.
        if named.or(header).is_some_and(|host| !is_at_home(host)) {
            let message = "without --public-url this server answers to `localhost` and to addresses such as \
                 127.0.0.1 alone; to serve a name, start it with --public-url";
            let failure = Failure::new(Code::OtherSite, message).with_status(StatusCode::MISDIRECTED_REQUEST);
            return failure.into_response();
        }
    }
    next.run(request).await
}

/// Lets unsafe requests through only from our own pages.
pub async fn same_site(State(site): State<Site>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && !site.allows(request.headers()) {
        return Failure::new(Code::OtherSite, "the request comes from another site").into_response();
    }
    next.run(request).await
}

/// Scripts, styles, fonts and pictures come from here alone and nothing is embedded anywhere. Svelte sets the style of
/// single elements, so attributes may; blocks of style may not.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers of every answer.
const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Puts the headers on an answer, whatever it is.
pub async fn headers(State(site): State<Site>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Said by http it would mean nothing, and on one's own machine it would lock http out for two years.
    if site.is_https() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=63072000; includeSubDomains"),
        );
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_site_has_an_origin_as_browsers_write_it() {
        for (url, origin) in [
            ("https://Play.Example/", "https://play.example"),
            ("https://play.example:443", "https://play.example"),
            ("http://localhost:8080", "http://localhost:8080"),
        ] {
            assert_eq!(Site::at(Some(url)).unwrap().origin.as_deref(), Some(origin));
        }
        for bad in ["", "play.example", "ftp://play.example", "https://play.example/path", "https://"] {
            assert_eq!(Site::at(Some(bad)), Err(NoSite(bad.to_owned())));
        }
    }

    #[test]
    fn other_sites_are_kept_out() {
        let public = Site::at(Some("https://play.example")).unwrap();
        let own = sent(&[("host", "inside:8080"), ("origin", "https://play.example")]);
        let other = sent(&[("host", "play.example"), ("origin", "https://evil.example")]);
        let null = sent(&[("host", "play.example"), ("origin", "null")]);
        assert!(public.allows(&own) && public.allows_socket(&own));
        for headers in [&other, &null] {
            assert!(!public.allows(headers) && !public.allows_socket(headers));
        }
        let nobody = HeaderMap::new();
        assert!(public.allows(&nobody) && public.allows_socket(&nobody));
    }

    #[test]
    fn what_the_browser_says_of_the_page_counts() {
        let site = Site::default();
        for (said, fits) in
            [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)]
        {
            assert_eq!(site.allows(&sent(&[("sec-fetch-site", said)])), fits, "{said}");
        }
    }

    #[test]
    fn a_home_server_knows_its_own_names() {
        for own in ["localhost", "LocalHost:8080", "127.0.0.1:80", "192.168.1.7", "[::1]:8080", "[fe80::1]"] {
            assert!(is_at_home(own), "{own}");
        }
        for other in
            ["evil.example", "evil.example:8080", "localhost.evil.example", "", "a b", "127.0.0.1.nip.io"]
        {
            assert!(!is_at_home(other), "{other}");
        }
    }

    #[test]
    fn without_a_public_address_the_host_that_was_asked_counts() {
        let site = Site::default();
        let fits =
            |origin: &str| site.allows_socket(&sent(&[("host", "localhost:8080"), ("origin", origin)]));
        assert!(fits("http://localhost:8080"));
        assert!(!fits("http://localhost:8081") && !fits("http://evil.example") && !fits("null"));
        assert!(!site.allows_socket(&sent(&[("origin", "http://localhost:8080")])));
    }
}
