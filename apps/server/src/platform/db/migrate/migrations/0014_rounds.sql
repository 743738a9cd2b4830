-- Lists show how many rounds a game has, as they show the questions of a bank.
update containers
set total_questions = jsonb_array_length(json_data -> 'questionData')
where jsonb_typeof(json_data -> 'questionData') = 'array';
