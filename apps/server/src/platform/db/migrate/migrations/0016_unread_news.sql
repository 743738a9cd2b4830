-- Topics that nobody reads, and that are written no more: their rows would wait for ever.
delete from outbox
where topic in ('attempt.finished', 'review.approved', 'review.sent_back') and delivered_on is null;
