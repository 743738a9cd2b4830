-- An older version of content that was not sent when a newer one came is never sent: it would overwrite the newer one.
alter table lms_deliveries drop constraint lms_deliveries_status_check;
alter table lms_deliveries add constraint lms_deliveries_status_check
  check (status in ('waiting', 'sent', 'failed', 'superseded'));
create index lms_deliveries_versions on lms_deliveries (institution_id, order_key, delivery_id) where kind = 'publication';

update lms_deliveries set status = 'superseded', claimed_until = null
where kind = 'publication' and status in ('waiting', 'failed') and exists (
  select from lms_deliveries as newer
  where newer.institution_id = lms_deliveries.institution_id and newer.kind = 'publication'
    and newer.order_key = lms_deliveries.order_key and newer.delivery_id > lms_deliveries.delivery_id
);
