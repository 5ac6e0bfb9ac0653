import type { Flags } from "./flags.ts";

export const GENERAL_HELP = `adhere checks that your ads match their landing pages.

  adhere check [manifest…]     evaluate all ads of a manifest, and pass or fail
  adhere links [manifest…]     only check that the ads' landing pages work
  adhere init [export…]        write a manifest from a Google Ads or Meta export, or a list of URLs
  adhere merge REPORT…         merge the reports of all shards of a manifest
  adhere fix [REPORT]          apply a report's fixes to the files in this folder
  adhere pause-file REPORT…    write files that pause failing ads at Google or Meta
  adhere gitlab-note [REPORT]  post a report as a note of GitLab's merge request
  adhere evaluate              evaluate one ad and landing page (or a batch) and print JSON
  adhere judge                 evaluate saved snapshots again, without a browser
  adhere serve                 serve the API and its web app; manage it with adhere accounts, keys and data

Try:
  adhere check ads.yml
  adhere check ads.yml --threshold 7.5 --warn-only
  adhere links ads.yml
  adhere evaluate --request request.json

A minimal manifest (ads.yml):

  version: 1
  ads:
    - id: spring-sale
      platform: meta
      asset: ads/spring-sale.png
      copy: { headline: Spring sale – 20 % off, cta: SHOP_NOW, page: Acme }
      landing: https://acme.example/spring

No account and no key is needed: the embedded engine uses an installed Chrome, or the one of this package.
Exit codes: 0 passed, 1 the gate failed, 2 could not evaluate.

See also: adhere COMMAND --help
`;

const COMMAND_INTRODUCTIONS = {
  check: `adhere check [manifest…] [flags]

Evaluates every ad of the manifests (paths or globs; default ads.yml) against its landing page, prints a table to
stdout, and writes reports to a folder (default adhere-report): HTML, JSON, JUnit, Markdown, SARIF, GitLab's Code
Quality, screenshots, and patches of the fixes that can be applied to files. Progress goes to stderr: a bar in a
terminal, else a line per ad.

  adhere check
  adhere check "campaigns/**/ads.yml" --threshold 7.5
  adhere check --api-url https://adhere.example --on-inconclusive fail

Exit codes: 0 passed; 1 an ad is below its threshold or has a broken link; 2 could not evaluate (a mistake in the
manifest or a flag, or no ad could be evaluated).
`,
  links: `adhere links [manifest…] [flags]
adhere links URL… [flags]
adhere links --urls FILE|- [flags]

Checks that the landing pages of a manifest's ads (default ads.yml), or of a list of URLs, work. Needs no ad files and
no service, and computes no scores. Each landing page is visited once for all of its ads.

  adhere links
  adhere links https://acme.example/spring
  adhere links --urls urls.txt --per-host 4
  adhere links --json | jq -r 'select(.verdict == "link_broken").url'
  adhere links --confirm-after 3 --state-file .adhere/state.json

Prints a table of broken and unclear landing pages, and writes reports for a manifest (default folder
adhere-report/links). --json prints one line of JSON per landing page: {"url", "verdict", "httpStatus", "finalUrl",
"reason", "advisories", "evidence"}. Progress goes to stderr: a bar in a terminal, else lines.

Exit codes: 0 none is broken; 1 one is broken (or unclear, with --on-inconclusive fail); 2 could not check: a mistake
in the manifest, an invalid line, no network, or all landing pages unclear.
`,
  init: `adhere init [export…] [flags]

Writes a manifest (ads.yml) from exports of Google Ads (Editor, upload templates, reports) and Meta Ads Manager, CSV or
tab-separated, or from a list of URLs, one per line. Running ads become entries, with a comment that names their rows;
duplicates are merged. Values that can't be read are listed with row and column. Without an export, it writes an
example. Several exports make one manifest; - reads standard input.

An existing manifest is never overwritten: --update changes only what the export says differently, adds new ads, and
sets status: paused for ads that are paused, or gone from the export. Everything else stays as it is written.

  adhere init
  adhere init "google ads editor.csv" meta.csv
  adhere init urls.txt -o links.yml && adhere links links.yml
  adhere init export.csv -o - | less
  adhere init next-week.csv --update         # keeps thresholds, waivers and comments

Exit codes: 0 the manifest was written; 2 it was not: it exists, or the export can't be read. With --plan: 0 nothing
would change; 1 something would; 2 bad input.
`,
  merge: `adhere merge REPORT… [flags]

Merges the JSON reports of all shards of a manifest (adhere check --shard 2/8) into one verdict and one set of reports.
Nothing is evaluated; each ad keeps the threshold of its shard.

  adhere check --shard 1/2 --report-dir shards/1
  adhere check --shard 2/2 --report-dir shards/2
  adhere merge "shards/*/report.json"

Exit codes as for adhere check; 2 also if a shard is missing, duplicated, truncated or from another run.
`,
  evaluate: `adhere evaluate (--request FILE|- | --batch FILE|-) [flags]

Evaluates a request of the evaluation API and prints the response body as JSON. imageUrl and adUrl may be file: URLs.

  adhere evaluate --request request.json
  echo '{"adData": {"imageUrl": "file:///ads/spring.png", "platform": "meta"},
         "landingPageData": {"url": "http://localhost:3000/spring"}}' | adhere evaluate --request -
  adhere evaluate --batch requests.ndjson --concurrency 2 --screenshots shots > answers.ndjson

A batch has one request per line, with an optional "id" (default: the line number). It prints one line per request in
order of completion: {"id", "outcome"} or {"id", "error"}.

--save-snapshot saves ad and page, so that adhere judge can compute the same answer again (with --ai: the rules'
answer).

Exit codes: 0 all requests were answered (a broken link is an answer); 2 one was not.
`,
  judge: `adhere judge DIR [flags]

Evaluates a snapshot of adhere evaluate --save-snapshot DIR again, without browser, network or model. The answer is the
same except for evaluationId and screenshot URLs. A batch's snapshots, in subfolders of DIR, give one line each.

  adhere evaluate --request request.json --save-snapshot seen
  adhere judge seen

Exit codes: 0 all snapshots were evaluated; 2 one can't be read, or has another version's format.
`,
  "gitlab-note": `adhere gitlab-note [REPORT] [flags]

Posts a report (default adhere-report/report.json) as a note of the merge request, and changes that note in later runs.
Run it in a job of a merge request's pipeline; elsewhere it does nothing. The token is read from ADHERE_GITLAB_TOKEN: a
project access token with the role Reporter and the scope api.

  adhere gitlab-note
  adhere gitlab-note adhere-report/links/report.json --id links

Exit codes: 0 the note is there, or this is no merge request; 2 it could not be written.
`,
  "pause-file": `adhere pause-file REPORT… [flags]

Writes files for the bulk import of Google Ads (pause-google.csv) and Meta Ads Manager (pause-meta.csv) that pause the
ads of reports whose landing page is broken or contradicts them, with label and reason. Ads that an earlier file paused,
and that are right again, go into resume-google.csv and resume-meta.csv. The ads need ref in the manifest.

  adhere pause-file adhere-report
  adhere pause-file adhere-report/links/report.json -o pauses

Exit codes: 0 the files are up to date; 2 a report or an earlier file can't be read.
`,
  fix: `adhere fix [REPORT] [flags]

Applies the fixes of a report (folder or report.json; default adhere-report) to the files in this folder. A fix is
applicable if its current text occurs exactly once. Each change is shown for confirmation.

  adhere fix
  adhere fix --yes --safe
  adhere fix --dry-run > fixes.patch && git apply fixes.patch

Exit codes: 0 done, or nothing to do; 2 the report can't be read.
`,
  serve: `adhere serve [flags]

Serves the evaluation API, and pages for people, with the embedded engine. A single machine stores its data in a folder.
Replicas share a PostgreSQL database (DATABASE_URL): --role api serves requests, --role worker evaluates.

  adhere serve
  adhere serve --allow-private            for development: allows pages on this machine
  adhere accounts create you@example.com && adhere keys create you@example.com
  adhere check --api-url http://127.0.0.1:7317 --api-key adhere_…

On Ctrl-C or SIGTERM, running evaluations are finished, and new ones are rejected.
`,
  accounts: `adhere accounts create EMAIL | invite EMAIL | reset EMAIL | list | set EMAIL | remove EMAIL |
                export EMAIL [flags]

Manages a service's accounts, each with keys, a plan and a monthly limit. Also works while the service is running.

  adhere accounts create ann@example.com --plan scale
  adhere accounts invite bob@example.com               a link with which Bob gets an account in the browser
  adhere accounts reset bob@example.com                a link that sets a new password
  adhere accounts set ann@example.com --plan portfolio --limit 8000
  adhere accounts export ann@example.com --to ann      all that is stored of an account
  adhere accounts remove ann@example.com               and all of that is deleted
`,
  data: `adhere data backup FOLDER | restore FOLDER [flags]

Writes everything that a service stores to a new folder, while it runs, and fills an empty storage from such a folder:
another data folder, or a PostgreSQL database (DATABASE_URL).

  adhere data backup backup-2027-01-31
  adhere data restore backup-2027-01-31 --database-url postgres://adhere@db/adhere
`,
  keys: `adhere keys create ACCOUNT | list ACCOUNT | revoke HANDLE [flags]

Manages the keys of an account (e-mail address or id). A key is shown once, when it is created; only its SHA-256 is
stored.

  adhere keys create ann@example.com --name ci --scopes analyze,usage --expires 2027-12-31
  adhere keys revoke adhere_1a2b3c4d
`,
} as const;

/** Help text of a command: introduction, examples and flags. */
export function commandHelp(command: keyof typeof COMMAND_INTRODUCTIONS, flags: Flags): string {
  const rows = Object.entries(flags).map(([name, flag]) => {
    const left = `  --${name}${flag.flag ? "" : " VALUE"}${flag.short ? `, -${flag.short}` : ""}`;
    return `${left}\n${wrapText(flag.describe, 92, "      ")}`;
  });
  return `${COMMAND_INTRODUCTIONS[command]}\nFlags:\n${rows.join("\n")}\n`;
}

const wrapText = (text: string, width: number, indent: string): string =>
  text.replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), `${indent}$1\n`).trimEnd();
