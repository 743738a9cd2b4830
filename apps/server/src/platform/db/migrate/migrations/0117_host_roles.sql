-- In which role somebody opened a live round: who does not hold it any more does not lead the round. Null for rounds from before.
alter table live_rounds add column host_role text;
