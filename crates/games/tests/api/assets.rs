//! The pages: the app for every page's path, files by their names, and a plain page while nothing is built.

use crate::client::Server;

#[tokio::test]
async fn every_path_of_a_page_is_the_app_or_says_how_to_build_it() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let home = browser.get("/").await;
    assert_eq!(home.header("content-type"), "text/html; charset=utf-8");
    match home.status.as_u16() {
        200 => assert_eq!(home.header("cache-control"), "no-cache"),
        503 => assert!(home.text().contains("cargo xtask serve")),
        other => panic!("{other}"),
    }
    for path in [
        "/index.html",
        "/t/abcdef",
        "/replay/abcdef",
        "/rules/pow/attack.step-2-target",
        "/cards/pow",
        "/build/pow",
        "/about",
    ] {
        let page = browser.get(path).await;
        assert_eq!((page.status, &page.bytes), (home.status, &home.bytes), "{path}");
    }
}

#[tokio::test]
async fn files_that_are_not_there_are_not_the_app() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in ["/assets/none.js", "/favicon.none", "/../Cargo.toml", "/index.html.br", "/%2e%2e/Cargo.toml"]
    {
        browser.get(path).await.refuse(404, "no-such-path");
    }
}

#[tokio::test]
async fn a_page_that_the_browser_holds_is_not_sent_again() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let home = browser.get("/").await;
    if home.status.as_u16() != 200 {
        return;
    }
    browser.headers.insert("if-none-match", home.header("etag").parse().unwrap());
    let held = browser.get("/").await;
    assert_eq!((held.status.as_u16(), held.bytes.len()), (304, 0));
    assert_eq!(held.header("etag"), home.header("etag"));
}
