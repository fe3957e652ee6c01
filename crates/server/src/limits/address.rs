//! Where a request comes from: the address at the other end of the connection or, behind a proxy that one trusts,
//! the one that the proxy names.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// The addresses of one's own proxies: `10.0.0.0/8`, `::1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

/// What is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address and no network such as 10.0.0.0/8")]
pub struct NoNetwork(String);

impl Network {
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let (own, other, width) = match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (u128::from(own.to_bits()), u128::from(other.to_bits()), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => (own.to_bits(), other.to_bits(), 128),
            _ => return false,
        };
        // A prefix of 0 would shift by the whole width, and then every address is inside.
        let shift = width - u32::from(self.prefix);
        own.checked_shr(shift).unwrap_or(0) == other.checked_shr(shift).unwrap_or(0)
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let wrong = || NoNetwork(text.to_owned());
        let (address, prefix) =
            text.split_once('/').map_or((text, None), |(address, prefix)| (address, Some(prefix)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            Some(prefix) => prefix.parse().ok().filter(|prefix| *prefix <= most).ok_or_else(wrong)?,
            None => most,
        };
        Ok(Network { address, prefix })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// Who asks, as far as limits are concerned. Of an IPv6 address only the first half counts: a household has all of
/// the second.
pub fn asker(headers: &HeaderMap, extensions: &Extensions, trusted: &[Network]) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip().to_canonical());
    // Without a connection the request comes from a test or from our own process.
    let peer = peer.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
    household(behind_proxies(peer, headers, trusted))
}

/// Each proxy adds the address it heard from at the right end, so the first from the right that is no proxy of ours
/// is the client; whatever stands further left is the client's own claim.
fn behind_proxies(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let claims: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let mut client = peer;
    for claim in claims.into_iter().rev() {
        // What can't be read was not written by a proxy of ours: the last good address counts.
        let Ok(address) = claim.parse::<IpAddr>() else { break };
        client = address.to_canonical();
        if !is_trusted(client) {
            break;
        }
    }
    client
}

/// Whom an address stands for. Of an IPv6 address only the first half counts.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(whole) => IpAddr::V6(Ipv6Addr::from_bits(whole.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    fn seen(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4000)));
        let trusted: Vec<Network> = trusted.iter().map(|text| network(text)).collect();
        asker(&headers, &extensions, &trusted).to_string()
    }

    #[test]
    fn networks_are_read_and_hold_their_addresses() {
        let inside = |text: &str, address: &str| network(text).contains(address.parse().unwrap());
        assert!(inside("10.0.0.0/8", "10.255.1.2"));
        assert!(!inside("10.0.0.0/8", "11.0.0.1"));
        assert!(inside("::1", "::1") && !inside("::1", "::2") && !inside("::1", "127.0.0.1"));
        assert!(inside("0.0.0.0/0", "255.255.255.255") && inside("::/0", "ff::1"));
        for bad in ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "::1/129", "1.2.3.4/-1"] {
            assert_eq!(bad.parse::<Network>(), Err(NoNetwork(bad.to_owned())));
        }
        assert_eq!(network("10.0.0.1").to_string(), "10.0.0.1/32");
    }

    #[test]
    fn nobody_names_himself_without_a_trusted_proxy() {
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"], &[]), "203.0.113.9");
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"], &["10.0.0.0/8"]), "203.0.113.9");
    }

    #[test]
    fn the_last_address_that_is_no_proxy_counts() {
        let trusted = ["10.0.0.0/8"];
        assert_eq!(seen("10.0.0.1", &["198.51.100.1"], &trusted), "198.51.100.1");
        assert_eq!(seen("10.0.0.1", &["1.1.1.1, 198.51.100.1, 10.0.0.7"], &trusted), "198.51.100.1");
        assert_eq!(seen("10.0.0.1", &["1.1.1.1", "198.51.100.1"], &trusted), "198.51.100.1");
        assert_eq!(seen("10.0.0.1", &["nonsense"], &trusted), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[], &trusted), "10.0.0.1");
    }

    #[test]
    fn a_household_of_ipv6_is_one() {
        assert_eq!(seen("2001:db8:1:2:3:4:5:6", &[], &[]), "2001:db8:1:2::");
        assert_eq!(seen("::ffff:203.0.113.9", &[], &[]), "203.0.113.9");
    }
}
