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
CREATE TABLE "billing_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"member_id" uuid,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "billing_letters" (
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_letters_kind_reference_pk" PRIMARY KEY("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"plan" text,
	"status" text NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_override" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"browser_hash" text,
	"member_id" uuid,
	"customer_id" text,
	"subscription_id" text,
	"payment_intent_id" text,
	"checkout_id" text,
	"status" text NOT NULL,
	"payer_email_key" text,
	"payer_email" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_subscriptionId_unique" UNIQUE("subscription_id"),
	CONSTRAINT "payment_attempts_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payment_attempts_checkoutId_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"email_key" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "stripe_customers_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"member_id" uuid,
	"plan" text NOT NULL,
	"stripe_status" text NOT NULL,
	"is_set_to_end" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"has_paid" boolean NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
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
CREATE TABLE "leases" (
	"key" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"athlete_id" uuid NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
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
ALTER TABLE "grants" ADD CONSTRAINT "grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_completions" ADD CONSTRAINT "bonus_completions_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_completions" ADD CONSTRAINT "set_completions_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athletes_of_member" ON "athletes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "members_by_day" ON "members" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "members_with_address" ON "members" USING btree ("created_at") WHERE network_address is not null;--> statement-breakpoint
CREATE INDEX "demo_members" ON "members" USING btree ("created_at") WHERE is_demo;--> statement-breakpoint
CREATE UNIQUE INDEX "one_reset_a_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_of_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "billing_audit_by_member" ON "billing_audit" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_browser" ON "payment_attempts" USING btree ("browser_hash","plan");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_payer" ON "payment_attempts" USING btree ("payer_email_key");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("created_at") WHERE status in ('open', 'paid');--> statement-breakpoint
CREATE INDEX "payment_attempts_of_member" ON "payment_attempts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_of_member" ON "stripe_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_subscription_a_member" ON "stripe_subscriptions" USING btree ("member_id") WHERE stripe_status in ('active', 'trialing', 'past_due', 'unpaid', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "analytics_events_by_name" ON "analytics_events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "analytics_events_by_athlete" ON "analytics_events" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "bonus_completions_of_athlete" ON "bonus_completions" USING btree ("athlete_id");