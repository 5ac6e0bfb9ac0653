/** The bodies that GitHub answers with, as full as its description demands and no fuller. */

interface RepositoryName {
  owner: string;
  repo: string;
}

const TIMESTAMP = "2026-11-20T10:00:00Z";

const urls = (base: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${base}/${name.replace(/_url$/u, "")}`]));

const USER_URLS = [
  "events_url",
  "followers_url",
  "following_url",
  "gists_url",
  "organizations_url",
  "received_events_url",
  "repos_url",
  "starred_url",
  "subscriptions_url",
];

export function simpleUser(login: string, api: string): Record<string, unknown> {
  const base = `${api}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: [...login].reduce((sum, letter) => sum + letter.charCodeAt(0), 1),
    node_id: `U_${login}`,
    avatar_url: `${base}/avatar`,
    gravatar_id: "",
    url: base,
    html_url: base,
    ...urls(base, USER_URLS),
    type: login.endsWith("[bot]") ? "Bot" : "User",
    site_admin: false,
  };
}

export const publicUser = (login: string, api: string): Record<string, unknown> => ({
  ...simpleUser(login, api),
  name: null,
  company: null,
  blog: "",
  location: null,
  email: null,
  hireable: null,
  bio: null,
  public_repos: 0,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: TIMESTAMP,
  updated_at: TIMESTAMP,
});

const REPOSITORY_URLS = [
  "archive_url",
  "assignees_url",
  "blobs_url",
  "branches_url",
  "collaborators_url",
  "comments_url",
  "commits_url",
  "compare_url",
  "contents_url",
  "contributors_url",
  "deployments_url",
  "downloads_url",
  "events_url",
  "forks_url",
  "git_commits_url",
  "git_refs_url",
  "git_tags_url",
  "git_url",
  "hooks_url",
  "html_url",
  "issue_comment_url",
  "issue_events_url",
  "issues_url",
  "keys_url",
  "labels_url",
  "languages_url",
  "merges_url",
  "milestones_url",
  "notifications_url",
  "pulls_url",
  "releases_url",
  "stargazers_url",
  "statuses_url",
  "subscribers_url",
  "subscription_url",
  "tags_url",
  "teams_url",
  "trees_url",
  "clone_url",
  "ssh_url",
  "svn_url",
];

function repository({ owner, repo }: RepositoryName, api: string): Record<string, unknown> {
  const base = `${api}/repos/${owner}/${repo}`;
  return {
    id: 42,
    node_id: "R_42",
    name: repo,
    full_name: `${owner}/${repo}`,
    owner: simpleUser(owner, api),
    private: false,
    description: null,
    fork: false,
    url: base,
    ...urls(base, REPOSITORY_URLS),
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: "main",
    ...Object.fromEntries(
      ["forks", "forks_count", "open_issues", "open_issues_count", "size"]
        .concat("stargazers_count", "watchers", "watchers_count")
        .map((name) => [name, 0]),
    ),
    has_downloads: true,
    has_issues: true,
    has_pages: false,
    has_projects: true,
    has_wiki: true,
    archived: false,
    disabled: false,
    pushed_at: TIMESTAMP,
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
  };
}

const PULL_URLS = [
  "comments_url",
  "commits_url",
  "diff_url",
  "html_url",
  "issue_url",
  "patch_url",
  "review_comment_url",
  "review_comments_url",
  "statuses_url",
];
const PULL_LINKS = ["comments", "commits", "statuses", "html", "issue", "review_comments", "review_comment", "self"];

export function pullBody(
  number: number,
  pull: { headSha: string; locked: boolean; from?: string; branch?: string },
  named: RepositoryName,
  api: string,
): Record<string, unknown> {
  const base = `${api}/repos/${named.owner}/${named.repo}/pulls/${number}`;
  const side = (ref: string, sha: string, from = named) => ({
    label: `${from.owner}:${ref}`,
    ref,
    sha,
    repo: repository(from, api),
    user: simpleUser(from.owner, api),
  });
  const [owner = named.owner, repo = named.repo] = pull.from?.split("/") ?? [];
  return {
    id: number,
    node_id: `PR_${number}`,
    number,
    url: base,
    ...urls(base, PULL_URLS),
    _links: Object.fromEntries(PULL_LINKS.map((name) => [name, { href: `${base}/${name}` }])),
    state: "open",
    locked: pull.locked,
    title: "A change",
    body: null,
    user: simpleUser("octocat", api),
    labels: [],
    assignee: null,
    milestone: null,
    head: side(pull.branch ?? "change", pull.headSha, { owner, repo }),
    base: side("main", "0".repeat(39).concat("1")),
    author_association: "MEMBER",
    auto_merge: null,
    merge_commit_sha: null,
    merged: false,
    merged_at: null,
    merged_by: null,
    mergeable: true,
    mergeable_state: "clean",
    maintainer_can_modify: false,
    closed_at: null,
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
    additions: 1,
    deletions: 0,
    changed_files: 1,
    commits: 1,
    comments: 0,
    review_comments: 0,
  };
}
