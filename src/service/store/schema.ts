import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { EVALUATION_STEPS } from "../../contract/evaluation-step.ts";
import type { StoredFix } from "../../contract/fix.ts";
import type { Scope } from "../../contract/vocabulary.ts";
import type { PlanName } from "../accounts/plans.ts";

/** One schema for both databases; uses only features of PostgreSQL 15. */
const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull().unique(),
    plan: text("plan").$type<PlanName>().notNull(),
    /** Overrides the plan's monthly limit. */
    monthlyLimit: integer("monthly_limit"),
    /** See hashPassword. Null for accounts without access to the web app. */
    passwordHash: text("password_hash"),
    /** There is at most one: it invites the others. */
    isOwner: boolean("is_owner").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("accounts_one_owner").on(table.isOwner).where(sql`${table.isOwner}`)],
);

/** Browsers that are signed in. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the cookie's value. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The browser's own description, shortened. */
    userAgent: text("user_agent").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    lastUsedAt: timestampColumn("last_used_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_age").on(table.lastUsedAt)],
);

/** Links that work once: they create an account, or set its password. */
export const oneTimeLinks = pgTable("one_time_links", {
  id: uuid("id").primaryKey(),
  /** owner: creates the first account. invitation: creates a further one. reset: sets the password of an account. */
  kind: text("kind", { enum: ["owner", "invitation", "reset"] }).notNull(),
  /** SHA-256 of the link's last part. */
  tokenHash: text("token_hash").notNull().unique(),
  /** Whom the link is for; null for the owner's, which asks. */
  email: text("email"),
  /** The plan of an invited account. */
  plan: text("plan").$type<PlanName>(),
  createdAt: timestampColumn("created_at").notNull(),
  expiresAt: timestampColumn("expires_at").notNull(),
});

/** How often a password was tried, by the keyed hash of an e-mail address or of a client's address. */
export const signInAttempts = pgTable("sign_in_attempts", {
  subject: text("subject").primaryKey(),
  count: integer("count").notNull(),
  since: timestampColumn("since").notNull(),
});

export const keys = pgTable(
  "keys",
  {
    id: uuid("id").primaryKey(),
    /**
     * No foreign key: keys outlive their account, because the contract requires 404 from check-usage for such a key.
     */
    accountId: uuid("account_id").notNull(),
    name: text("name").notNull(),
    handle: text("handle").notNull().unique(),
    hash: text("hash").notNull(),
    scopes: text("scopes").array().$type<Scope[]>().notNull(),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    expiresAt: timestampColumn("expires_at"),
    revokedAt: timestampColumn("revoked_at"),
    lastUsedAt: timestampColumn("last_used_at"),
  },
  (table) => [index("keys_account").on(table.accountId)],
);

/** Quota usage per month and subject: an account, or the keyed hash of an anonymous client's address. */
export const pools = pgTable(
  "pools",
  {
    subject: text("subject").notNull(),
    month: text("month").notNull(),
    used: integer("used").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.month] }),
    check("pools_not_negative", sql`${table.used} >= 0 and ${table.reserved} >= 0`),
  ],
);

/** Quota units held by running evaluations. Their process renews them; expired ones are refunded. */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid("id").primaryKey(),
    subject: text("subject").notNull(),
    month: text("month").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("reservations_expiry").on(table.expiresAt)],
);

export const evaluations = pgTable(
  "evaluations",
  {
    id: uuid("id").primaryKey(),
    /** Null for anonymous callers, who have no history. */
    accountId: uuid("account_id"),
    subject: text("subject").notNull(),
    month: text("month").notNull(),
    /** Whether it used a quota unit: full evaluations do, url_only ones do not. */
    counted: boolean("counted").notNull(),
    title: text("title"),
    landingPageUrl: text("landing_page_url").notNull(),
    platform: text("platform"),
    overallScore: real("overall_score").notNull(),
    visualMatchScore: real("visual_match_score").notNull(),
    messageMatchScore: real("message_match_score").notNull(),
    aboveTheFoldContinuityScore: real("above_the_fold_continuity_score").notNull(),
    toneAlignmentScore: real("tone_alignment_score").notNull(),
    adScreenshotUrl: text("ad_screenshot_url"),
    landingPageScreenshotUrl: text("landing_page_screenshot_url"),
    /** The body of the 200 response. */
    answer: jsonb("answer").notNull(),
    /** See EvaluationView; null for evaluators that have none, and for anonymous callers. */
    view: jsonb("view"),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("evaluations_history").on(table.accountId, table.createdAt.desc(), table.id),
    index("evaluations_age").on(table.createdAt),
  ],
);

export const fixes = pgTable(
  "fixes",
  {
    /** Derived from what was compared, so two evaluations of the same ad and page share it. */
    id: uuid("id").notNull(),
    evaluationId: uuid("evaluation_id")
      .notNull()
      .references(() => evaluations.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    /** Index in the evaluation. */
    position: smallint("position").notNull(),
    element: text("element"),
    fixType: text("fix_type").$type<StoredFix["fixType"]>().notNull(),
    target: text("target").$type<StoredFix["target"]>().notNull(),
    direction: text("direction").$type<StoredFix["direction"]>(),
    priority: text("priority").$type<StoredFix["priority"]>().notNull(),
    status: text("status").$type<StoredFix["status"]>().notNull().default("pending"),
    currentValue: text("current_value"),
    suggestedValue: text("suggested_value").notNull(),
    elementSelector: text("element_selector"),
    reasoning: text("reasoning"),
    expectedImpact: text("expected_impact"),
    tradeoff: text("tradeoff"),
    confidenceScore: text("confidence_score"),
    implementationSteps: jsonb("implementation_steps").$type<string[]>(),
    appliedAt: timestampColumn("applied_at"),
    dismissedAt: timestampColumn("dismissed_at"),
    dismissedReason: text("dismissed_reason"),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.evaluationId, table.id] }),
    index("fixes_by_id").on(table.accountId, table.id),
  ],
);

/** The web app's forms: their evaluations while these run, and what became of them. */
export const submissions = pgTable(
  "submissions",
  {
    /** Chosen by the form, so that sending it twice evaluates once. */
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** See SubmittedAd: the form's input, to be sent again. */
    input: jsonb("input").notNull(),
    /** The name of the uploaded ad in the screenshot store. */
    upload: text("upload"),
    /** What the evaluation does; null while it waits for a worker. */
    step: text("step", { enum: EVALUATION_STEPS }),
    /** Null while it runs. */
    outcome: text("outcome", { enum: ["evaluated", "url_only", "link_broken", "failed"] }),
    evaluationId: uuid("evaluation_id"),
    /** A link_broken answer, which no evaluation holds. */
    answer: jsonb("answer"),
    view: jsonb("view"),
    /** Why it failed, for people. */
    problem: text("problem"),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    /** Renewed by the process that runs it: an old one belongs to a process that was killed. */
    aliveAt: timestampColumn("alive_at").notNull().defaultNow(),
  },
  (table) => [
    index("submissions_account").on(table.accountId, table.createdAt.desc()),
    index("submissions_evaluation").on(table.evaluationId),
    index("submissions_age").on(table.createdAt),
  ],
);

/** Links that show an evaluation to anyone who has them. */
export const shares = pgTable(
  "shares",
  {
    /** 128 random bits: the link's last part. It opens what the same database holds, so it is stored as it is. */
    token: text("token").primaryKey(),
    evaluationId: uuid("evaluation_id")
      .notNull()
      .references(() => evaluations.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
  },
  (table) => [index("shares_evaluation").on(table.evaluationId)],
);

/** Requests that their callers may send again. Of those that were counted, `evaluationId` has the answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    subject: text("subject").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** The reservation of the process that evaluates the request. */
    leaseId: uuid("lease_id").notNull(),
    evaluationId: uuid("evaluation_id").references(() => evaluations.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.key] }),
    index("idempotency_keys_evaluation").on(table.evaluationId),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/** Replies of queue workers that were not collected yet. */
export const replies = pgTable("replies", {
  taskId: uuid("task_id").primaryKey(),
  reply: jsonb("reply").notNull(),
  createdAt: timestampColumn("created_at").notNull().defaultNow(),
});

/** Values generated once per installation, for example the salt for anonymous clients' addresses. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
