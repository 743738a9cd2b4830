-- Whoever left a competition is known by their attempts alone; they are looked up at each launch.
create index competition_points_of_attempt on competition_points (institution_id, attempt_id);
