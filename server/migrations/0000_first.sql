CREATE TABLE "athletes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_key" text,
	"email_proven_at" timestamp with time zone,
	"password_hash" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"door" text NOT NULL,
	"ref" text,
	"referral_source" text,
	"network_address" text,
	CONSTRAINT "members_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"plan" text,
	"status" text NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"athlete_id" uuid,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"dedupe_key" text,
	"last_error" text,
	"failed_at" timestamp with time zone,
	CONSTRAINT "jobs_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_completions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"skill_name" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"tap_id" uuid,
	CONSTRAINT "one_row_a_tap" UNIQUE("athlete_id","tap_id")
);
--> statement-breakpoint
CREATE TABLE "set_completions" (
	"athlete_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"level" integer NOT NULL,
	"set" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_completions_athlete_id_skill_level_set_pk" PRIMARY KEY("athlete_id","skill","level","set")
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_completions" ADD CONSTRAINT "bonus_completions_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_completions" ADD CONSTRAINT "set_completions_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athletes_of_member" ON "athletes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "members_by_day" ON "members" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "members_with_address" ON "members" USING btree ("created_at") WHERE network_address is not null;--> statement-breakpoint
CREATE INDEX "demo_members" ON "members" USING btree ("created_at") WHERE is_demo;--> statement-breakpoint
CREATE UNIQUE INDEX "one_reset_a_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_of_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "analytics_events_by_name" ON "analytics_events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "analytics_events_by_athlete" ON "analytics_events" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "bonus_completions_of_athlete" ON "bonus_completions" USING btree ("athlete_id");