import type { Flags } from "./flags.ts";

export const GENERAL_HELP = `adhere checks that your ads and the pages they lead to still belong together.

  adhere check [manifest…]     evaluate every ad of a manifest and gate on the result
  adhere links [manifest…]     look only whether the ads' destinations are alive: no ad, no quota
  adhere init [export…]        write a first manifest from what Google Ads or Meta exports, or a list of addresses
  adhere merge REPORT…         join the reports of a manifest that was checked in shards
  adhere fix [REPORT]          make a report's fixes in the files of this folder
  adhere evaluate              evaluate one ad–page pair (or a batch) and print the contract's JSON
  adhere judge                 judge again what an evaluation kept, without a browser
  adhere serve                 serve the evaluation API on this machine; adhere accounts and adhere keys manage it

Try:
  adhere check ads.yml
  adhere check ads.yml --threshold 7.5 --warn-only
  adhere links ads.yml
  adhere evaluate --request request.json

A manifest in its smallest form (ads.yml):

  version: 1
  ads:
    - id: spring-sale
      platform: meta
      asset: ads/spring-sale.png
      copy: { headline: Spring sale – 20 % off, cta: SHOP_NOW, page: Acme }
      landing: https://acme.example/spring

No account and no key is needed: the embedded engine evaluates with a Chrome that is installed, or the one
that came with this package. Exits: 0 the check passes, 1 the gate failed, 2 it could not judge.

adhere COMMAND --help tells more.
`;

const COMMAND_INTRODUCTIONS = {
  check: `adhere check [manifest…] [flags]

Reads the manifests (paths or globs; default ads.yml), evaluates every ad against its landing page, prints the
verdict table on stdout and writes the reports to a folder: HTML, JSON, JUnit, Markdown and SARIF with the
screenshots, and patches of the fixes that can be made in files. Progress goes to stderr.

  adhere check
  adhere check "campaigns/**/ads.yml" --threshold 7.5
  adhere check --api-url https://adhere.example --on-inconclusive fail

Exits: 0 the check passes; 1 an ad scores below its threshold or its link is broken; 2 it could not judge
(a mistake in the manifest or a flag, or no ad could be evaluated).
`,
  links: `adhere links [manifest…] [flags]
adhere links --urls FILE|- [flags]

Looks whether the destinations of a manifest's ads (default ads.yml), or of a plain list, are alive. Nothing is
scored, no ad is needed, no service is asked. Each destination is looked at once, for every ad that leads there.

  adhere links
  adhere links --urls urls.txt --per-host 4
  adhere links --json | jq -r 'select(.verdict == "link_broken").url'
  adhere links --confirm-after 3 --state-file .adhere/state.json

Prints a table of what is dead or unclear, and for a manifest writes the reports; --json prints a line of JSON for
each destination as it is decided: {"url", "verdict", "httpStatus", "finalUrl", "reason", "advisories", "evidence"}.
Progress goes to stderr.

Exits: 0 none is dead; 1 one is (or one is unclear, with --on-inconclusive fail); 2 it could not judge: a mistake
in the manifest, a line that is no address, no network, or every destination unclear.
`,
  init: `adhere init [export…] [flags]

Writes a first manifest (ads.yml) from exports of Google Ads (Editor, upload templates, reports) and of Meta Ads Manager,
CSV or tab-separated, or from a list of addresses, one a line. Ads that run become entries, each with a comment that
names its rows; those that say the same and lead to the same page become one. What was not understood is told with
its row and column. Without an export it writes an example. Several exports go into one manifest; - reads standard input.

  adhere init
  adhere init "google ads editor.csv" meta.csv
  adhere init urls.txt -o links.yml && adhere links links.yml
  adhere init export.csv -o - | less

Exits: 0 the manifest was written; 2 it was not: a file is there already, or the export is none.
`,
  merge: `adhere merge REPORT… [flags]

Joins the JSON reports of all shards of a manifest (adhere check --shard 2/8) into one verdict and one set of reports.
Nothing is evaluated, and each ad's threshold is the one it was checked with.

  adhere check --shard 1/2 --report-dir shards/1
  adhere check --shard 2/2 --report-dir shards/2
  adhere merge "shards/*/report.json"

Exits as adhere check does; 2 also where a shard is missing, there twice, cut off or of another run.
`,
  evaluate: `adhere evaluate (--request FILE|- | --batch FILE|-) [flags]

Evaluates a request of the evaluation API and prints its 200 body as JSON, unchanged. imageUrl and adUrl may be
file: URLs here.

  adhere evaluate --request request.json
  echo '{"adData": {"imageUrl": "file:///ads/spring.png", "platform": "meta"},
         "landingPageData": {"url": "http://localhost:3000/spring"}}' | adhere evaluate --request -
  adhere evaluate --batch requests.ndjson --concurrency 2 --screenshots shots > answers.ndjson

A batch has one request a line, with an optional "id" beside its fields (default: the line's number), and answers
one line each in the order finished: {"id", "outcome"} or {"id", "error"}.

--save-snapshot keeps what was seen of ad and page, so that adhere judge gives the same answer again (with --ai: the rules' own).

Exits: 0 every request was answered (a broken link is an answer, too); 2 one was not.
`,
  judge: `adhere judge DIR [flags]

Judges again what adhere evaluate --save-snapshot DIR kept: no browser, no network, no model, the same answer but for its
evaluationId and the addresses of its pictures. A batch's snapshots, in folders of DIR, are answered one line each.

  adhere evaluate --request request.json --save-snapshot seen
  adhere judge seen

Exits: 0 every snapshot was judged; 2 one cannot be read, or was saved by a version with another format.
`,
  fix: `adhere fix [REPORT] [flags]

Makes the fixes of a report (its folder or report.json; default adhere-report) in the files of this folder. A fix can be made where its
current text stands once, verbatim; text that stands twice is never touched. Each change is shown and asked for.

  adhere fix
  adhere fix --yes --safe
  adhere fix --dry-run > fixes.patch && git apply fixes.patch

Exits: 0 done, or nothing to do; 2 the report cannot be read.
`,
  serve: `adhere serve [flags]

Serves the evaluation API, with the embedded engine behind it, until it is stopped. One machine needs nothing else: data
are kept in a folder. Replicas share a PostgreSQL (DATABASE_URL): --role api answers, --role worker evaluates.

  adhere serve
  adhere serve --allow-private            for development: pages on this machine may be evaluated
  adhere accounts create you@example.com && adhere keys create you@example.com
  adhere check --api-url http://127.0.0.1:7317 --api-key adhere_…

Stopping (Ctrl-C, SIGTERM) finishes what is under way and begins nothing new.
`,
  accounts: `adhere accounts create EMAIL | list | set EMAIL | remove EMAIL [flags]

The accounts of a service: who owns keys, with a plan and its evaluations a month. Works beside a running service.

  adhere accounts create ann@example.com --plan scale
  adhere accounts set ann@example.com --plan portfolio --limit 8000
`,
  keys: `adhere keys create ACCOUNT | list ACCOUNT | revoke HANDLE [flags]

The keys of an account (its e-mail address or id). A key is shown once, when it is made; only its SHA-256 is stored.

  adhere keys create ann@example.com --name ci --scopes analyze,usage --expires 2027-12-31
  adhere keys revoke adhere_1a2b3c4d
`,
} as const;

/** Help for one command: what it is for, examples, and every flag with its meaning. */
export function commandHelp(command: keyof typeof COMMAND_INTRODUCTIONS, flags: Flags): string {
  const rows = Object.entries(flags).map(([name, flag]) => {
    const left = `  --${name}${flag.takesValue ? " VALUE" : ""}${flag.short ? `, -${flag.short}` : ""}`;
    return `${left}\n${wrapText(flag.describe, 92, "      ")}`;
  });
  return `${COMMAND_INTRODUCTIONS[command]}\nFlags:\n${rows.join("\n")}\n`;
}

function wrapText(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each).join("\n");
}
