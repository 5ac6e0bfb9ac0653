import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandsIn, type RunnerCommand } from "./runner-commands.ts";
import { pushEvent, type RunnerEvent } from "./runner-events.ts";

export interface RunOptions {
  event?: RunnerEvent;
  /** As in a workflow's `with`. */
  inputs?: Record<string, string>;
  /** Further variables, as in a step's `env`; undefined takes one away. */
  env?: Record<string, string | undefined>;
  /** GITHUB_API_URL. */
  apiUrl?: string;
  /** Files of the checked-out repository, by path. */
  files?: Record<string, string | Uint8Array>;
  /** Milliseconds before the process is killed. */
  timeout?: number;
  /** Called with the workspace when it is ready, to change what files cannot say; answers with further variables. */
  before?: (workspace: string) => Promise<Record<string, string | undefined>>;
  /** Called once the process runs, for instance to stop it. */
  onSpawn?: (child: ChildProcess) => void;
  /** Called with the workspace before it is removed, to look at what was written. */
  inspect?: (workspace: string) => Promise<void>;
}

export interface Annotation {
  level: "error" | "warning" | "notice";
  message: string;
  properties: Record<string, string>;
}

export interface RunResult {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  /** What the step wrote to GITHUB_STEP_SUMMARY. */
  summary: string;
  annotations: Annotation[];
  /** Every command that the runner would have obeyed, annotations included. */
  commands: RunnerCommand[];
  /** What `add-mask` named. */
  masked: string[];
}

const LEVELS = ["error", "warning", "notice"] as const;

/**
 * Runs an action's bundle as GitHub's runner would: its folder copied to where no package can be found beside it,
 * the working directory a fresh checkout, the environment the runner's own and nothing of this process.
 *
 * @param bundle path of the action's main file, for example `dist/index.js`.
 */
export async function runAction(bundle: string, options: RunOptions = {}): Promise<RunResult> {
  const root = await mkdtemp(path.join(tmpdir(), "adhere-runner-"));
  try {
    const home = await prepare(root, options);
    const action = path.join(root, "_actions", "adhere");
    await cp(path.dirname(bundle), action, { recursive: true });
    const main = path.join(action, path.basename(bundle));
    const env = environment(home, {
      ...options,
      env: { ...options.env, ...(await options.before?.(home.workspace)) },
    });
    const done = await waitForExit(main, home.workspace, env, options);
    const read = (file: string) => readFile(file, "utf8");
    await options.inspect?.(home.workspace);
    const commands = [...commandsIn(done.stdout), ...commandsIn(done.stderr)];
    return {
      ...done,
      outputs: parseOutputs(await read(home.files.GITHUB_OUTPUT)),
      summary: await read(home.files.GITHUB_STEP_SUMMARY),
      annotations: commands.flatMap((command) => annotationOf(command) ?? []),
      commands,
      masked: commands.filter((command) => command.name === "add-mask").map((command) => command.data),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

interface RunnerHome {
  workspace: string;
  temp: string;
  toolCache: string;
  home: string;
  files: Record<"GITHUB_OUTPUT" | "GITHUB_STEP_SUMMARY" | "GITHUB_ENV" | "GITHUB_STATE" | "GITHUB_PATH", string>;
  eventPath: string;
}

async function prepare(root: string, { event = pushEvent(), files = {} }: RunOptions): Promise<RunnerHome> {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const commandFile = (name: string) => at("_temp", "_runner_file_commands", name);
  const home: RunnerHome = {
    workspace: at("shop", "shop"),
    temp: at("_temp"),
    toolCache: at("_tool"),
    home: at("home"),
    files: {
      GITHUB_OUTPUT: commandFile("set_output_1"),
      GITHUB_STEP_SUMMARY: commandFile("step_summary_1"),
      GITHUB_ENV: commandFile("set_env_1"),
      GITHUB_STATE: commandFile("save_state_1"),
      GITHUB_PATH: commandFile("add_path_1"),
    },
    eventPath: at("_temp", "_github_workflow", "event.json"),
  };
  const folders = [home.workspace, commandFile(""), path.dirname(home.eventPath), home.toolCache, home.home];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const file of Object.values(home.files)) await writeFile(file, "");
  await writeFile(home.eventPath, JSON.stringify(event.payload));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(home.workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return home;
}

function environment(home: RunnerHome, options: RunOptions): Record<string, string> {
  const event = options.event ?? pushEvent();
  const repository = event.payload["repository"] as { full_name: string; owner: { login: string } };
  const env: Record<string, string | undefined> = {
    PATH: process.env["PATH"],
    HOME: home.home,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTOR: "octocat",
    GITHUB_API_URL: options.apiUrl ?? "https://api.github.com",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: home.eventPath,
    GITHUB_GRAPHQL_URL: `${options.apiUrl ?? "https://api.github.com"}/graphql`,
    GITHUB_JOB: "ads",
    GITHUB_REF: event.ref,
    GITHUB_REPOSITORY: repository.full_name,
    GITHUB_REPOSITORY_OWNER: repository.owner.login,
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "4242",
    GITHUB_RUN_NUMBER: "12",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: "Ads",
    GITHUB_WORKSPACE: home.workspace,
    RUNNER_ARCH: "X64",
    RUNNER_NAME: "GitHub Actions 1",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: home.temp,
    RUNNER_TOOL_CACHE: home.toolCache,
    ...home.files,
    ...Object.fromEntries(Object.entries(options.inputs ?? {}).map(([name, value]) => [inputVariable(name), value])),
    ...options.env,
  };
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The runner upper-cases an input's name and turns spaces into underscores; hyphens stay. */
export const inputVariable = (name: string): string => `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;

type ProcessResult = Pick<RunResult, "exitCode" | "signal" | "stdout" | "stderr">;

function waitForExit(
  main: string,
  cwd: string,
  env: Record<string, string>,
  { timeout = 120_000, onSpawn }: RunOptions,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main], { cwd, env, timeout, killSignal: "SIGKILL" });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (exitCode, signal) => resolve({ exitCode, signal, stdout, stderr }));
    onSpawn?.(child);
  });
}

function annotationOf({ name, data, properties }: RunnerCommand): Annotation | null {
  const level = LEVELS.find((one) => one === name);
  return level === undefined ? null : { level, message: data, properties };
}

/** A command file's content: `name=value` lines, and `name<<delimiter` up to the delimiter on a line of its own. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split(/\r?\n/u);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const heredoc = /^(?<name>[^=<]+)<<(?<delimiter>.+)$/u.exec(line)?.groups;
    if (heredoc?.["name"] !== undefined) {
      const end = lines.indexOf(heredoc["delimiter"] ?? "");
      if (end < 0) throw new Error(`The output ${heredoc["name"]} is never closed.`);
      outputs[heredoc["name"]] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join("\n");
    } else if (line !== "") {
      const equals = line.indexOf("=");
      if (equals < 1) throw new Error(`The runner cannot read the output line ${JSON.stringify(line)}.`);
      outputs[line.slice(0, equals)] = line.slice(equals + 1);
    }
  }
  return outputs;
}
