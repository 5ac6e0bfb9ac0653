import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answers, type Behaviour, type Protocol } from "./models-behaviours.ts";
import { type PromptContent, type ReplyStrategy, replyHonestly } from "./models-replies.ts";
import { ChatRequest, MessagesRequest } from "./models-schemas.ts";

/**
 * A double of both model APIs on loopback, without streaming. It holds every request to what the provider publishes
 * (what breaks that is answered 400 and kept in `faults`) and answers with its mind, until it is told to misbehave.
 */
export interface ModelsDouble extends AsyncDisposable {
  /** What to set base-url to. */
  readonly url: string;
  readonly requests: RecordedModelRequest[];
  readonly faults: string[];
  /** The next requests, in order of arrival. */
  next(...behaviours: Behaviour[]): void;
  /** Every request that nothing else is said of. */
  always(behaviour: Behaviour): void;
  think(mind: ReplyStrategy): void;
}

export interface RecordedModelRequest {
  protocol: Protocol;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: ChatRequest | MessagesRequest;
  reading: PromptContent;
}

export async function startModels(key = "sk-test"): Promise<ModelsDouble> {
  const requests: RecordedModelRequest[] = [];
  const faults: string[] = [];
  const queue: Behaviour[] = [];
  let usual: Behaviour = answers;
  let mind: ReplyStrategy = replyHonestly;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = parse(request, JSON.parse(await text(request)), key);
    if (typeof asked === "string") {
      faults.push(asked);
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: asked, type: "fault" } }));
      return;
    }
    requests.push(asked);
    const behaviour = queue.shift() ?? usual;
    await behaviour({ ...asked, reply: mind(asked.reading) }, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    faults,
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => {
      usual = behaviour;
    },
    think: (next) => {
      mind = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function parse(request: IncomingMessage, json: unknown, key: string): RecordedModelRequest | string {
  const { method, url, headers } = request;
  if (method !== "POST" || headers["content-type"] !== "application/json")
    return `${method} ${headers["content-type"]}`;
  if (url === "/v1/chat/completions") {
    if (headers.authorization !== `Bearer ${key}`) return `authorization: ${headers.authorization}`;
    const read = ChatRequest.safeParse(json);
    if (!read.success) return read.error.message;
    const [system, user] = read.data.messages;
    return {
      protocol: "chat",
      headers,
      body: read.data,
      reading: {
        system: system.content,
        texts: user.content.flatMap((part) => (part.type === "text" ? [part.text] : [])),
        pictures: user.content.flatMap((part) =>
          part.type === "image_url" ? [Buffer.from(part.image_url.url.split(",")[1] ?? "", "base64")] : [],
        ),
      },
    };
  }
  if (url !== "/v1/messages") return `no such path: ${url}`;
  if (headers["x-api-key"] !== key || headers["anthropic-version"] !== "2023-06-01")
    return "headers of Anthropic's API";
  const read = MessagesRequest.safeParse(json);
  if (!read.success) return read.error.message;
  const [user] = read.data.messages;
  return {
    protocol: "messages",
    headers,
    body: read.data,
    reading: {
      system: read.data.system.map((part) => part.text).join("\n"),
      texts: user.content.flatMap((part) => (part.type === "text" ? [part.text] : [])),
      pictures: user.content.flatMap((part) =>
        part.type === "image" ? [Buffer.from(part.source.data, "base64")] : [],
      ),
    },
  };
}
