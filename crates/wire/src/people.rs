//! Guests and accounts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who you are on this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// What others read.
    pub name: String,
    /// The account's name, when signed in; a guest has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<String>,
}

/// A guest's or account's new name for others to read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rename {
    /// 1 to 24 characters, none of them invisible.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// Name and password, to sign in or to make an account of the guest one is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 24 letters, digits, `-` and `_`.
    #[schema(max_length = 24)]
    pub account: String,
    /// At least 10 characters.
    #[schema(max_length = 256)]
    pub password: String,
}
