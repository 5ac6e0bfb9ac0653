CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"input" jsonb NOT NULL,
	"upload" text,
	"step" text,
	"outcome" text,
	"evaluation_id" uuid,
	"answer" jsonb,
	"view" jsonb,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "view" jsonb;--> statement-breakpoint
CREATE INDEX "submissions_account" ON "submissions" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_evaluation" ON "submissions" USING btree ("evaluation_id");--> statement-breakpoint
CREATE INDEX "submissions_age" ON "submissions" USING btree ("created_at");