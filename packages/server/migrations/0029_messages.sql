CREATE TABLE "member_block" (
	"member_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "member_block_member_id_blocked_id_pk" PRIMARY KEY("member_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "friend_request" (
	"sender_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "friend_request_sender_id_receiver_id_pk" PRIMARY KEY("sender_id","receiver_id")
);
--> statement-breakpoint
CREATE TABLE "friend" (
	"member_id" bigint NOT NULL,
	"friend_id" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "friend_member_id_friend_id_pk" PRIMARY KEY("member_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "chat_group" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"intro" text NOT NULL,
	"join" text NOT NULL,
	"room_id" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_member" (
	"conversation_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"delivered_seq" bigint DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"cleared_seq" bigint DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_marked_unread" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"joined_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "conversation_member_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"low_id" bigint,
	"high_id" bigint,
	"stranger_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"members" integer NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"conversation_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sender_id" bigint,
	"client_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	"upload_key" text,
	"at" bigint NOT NULL,
	CONSTRAINT "message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"values" jsonb NOT NULL,
	"target_type" text,
	"target_id" text DEFAULT '' NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"fold" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_blocked_id_member_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_request" ADD CONSTRAINT "friend_request_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_request" ADD CONSTRAINT "friend_request_receiver_id_member_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend" ADD CONSTRAINT "friend_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend" ADD CONSTRAINT "friend_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group" ADD CONSTRAINT "chat_group_id_conversation_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group" ADD CONSTRAINT "chat_group_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group" ADD CONSTRAINT "chat_group_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_low_id_member_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_high_id_member_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_stranger_id_member_id_fk" FOREIGN KEY ("stranger_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_request_received" ON "friend_request" USING btree ("receiver_id","state","at");--> statement-breakpoint
CREATE INDEX "friend_request_sent" ON "friend_request" USING btree ("sender_id","at");--> statement-breakpoint
CREATE INDEX "friend_request_at" ON "friend_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_group_owner" ON "chat_group" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_group_room" ON "chat_group" USING btree ("room_id") WHERE "chat_group"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_list" ON "conversation_member" USING btree ("member_id","is_pinned","at","conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "conversation" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "conversation_stranger" ON "conversation" USING btree ("stranger_id","created_at") WHERE "conversation"."stranger_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_id" ON "message" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client" ON "message" USING btree ("sender_id","client_id") WHERE "message"."sender_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_upload" ON "message" USING btree ("upload_key");--> statement-breakpoint
CREATE INDEX "message_sender" ON "message" USING btree ("sender_id","at");--> statement-breakpoint
CREATE INDEX "message_at" ON "message" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_fold" ON "notice" USING btree ("member_id","fold") WHERE "notice"."fold" is not null;--> statement-breakpoint
CREATE INDEX "notice_list" ON "notice" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("member_id","subject") WHERE not "notice"."is_read";--> statement-breakpoint
CREATE INDEX "notice_at" ON "notice" USING btree ("at");