CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"plan" text NOT NULL,
	"monthly_limit" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"counted" boolean NOT NULL,
	"title" text,
	"landing_page_url" text NOT NULL,
	"platform" text,
	"overall_score" real NOT NULL,
	"visual_match_score" real NOT NULL,
	"message_match_score" real NOT NULL,
	"above_the_fold_continuity_score" real NOT NULL,
	"tone_alignment_score" real NOT NULL,
	"ad_screenshot_url" text,
	"landing_page_screenshot_url" text,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fixes" (
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"element" text,
	"fix_type" text NOT NULL,
	"target" text NOT NULL,
	"direction" text,
	"priority" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"current_value" text,
	"suggested_value" text NOT NULL,
	"element_selector" text,
	"reasoning" text,
	"expected_impact" text,
	"tradeoff" text,
	"confidence_score" text,
	"implementation_steps" jsonb,
	"applied_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fixes_evaluation_id_id_pk" PRIMARY KEY("evaluation_id","id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "keys_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pools_subject_month_pk" PRIMARY KEY("subject","month"),
	CONSTRAINT "pools_not_negative" CHECK ("pools"."used" >= 0 and "pools"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fixes" ADD CONSTRAINT "fixes_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluations_history" ON "evaluations" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "fixes_by_id" ON "fixes" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "keys_account" ON "keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at");