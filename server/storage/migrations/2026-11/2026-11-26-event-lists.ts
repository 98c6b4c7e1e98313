import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table mark_events rename to mark_event_rows`,
  sql`create table mark_events (
    mark_id bigint not null,
    events jsonb not null
  )`,
  sql`insert into mark_events
    select mark_id, jsonb_agg(jsonb_build_object('date', happened_on, 'code', code, 'zh', zh, 'en', en, 'detail', detail)
      order by place)
    from mark_event_rows group by mark_id order by mark_id`,
  sql`drop table mark_event_rows`,
  sql`alter table mark_events add constraint mark_events_one primary key (mark_id)`,
  sql`alter table mark_events add constraint mark_events_of_mark foreign key (mark_id) references marks on delete cascade`,
]

/** The events of a mark in one row: they are read and written together, and a register has four times as many as marks. */
export const eventLists: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
