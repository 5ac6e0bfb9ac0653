import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientAddress } from "./principal.ts";
import type { ServiceContext } from "./service-context.ts";

/** The address of the client that sent a request. */
export const readClientAddress = (c: Context, { trustedProxies }: Pick<ServiceContext, "trustedProxies">): string =>
  clientAddress(getConnInfo(c).remote.address ?? "", c.req.header("x-forwarded-for"), trustedProxies);
