-- How a username looks: without case, signs that nobody sees, vowel signs and spaces; letters and digits of several scripts that look
-- alike are one; capitals stand among them for databases whose locale knows no case of theirs. A new username that looks like another one of the institution is refused.
create function looks_of(name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(
      lower(normalize(name, NFKC)),
      '[\s\u00AD\u034F\u061C\u0640\u064B-\u065F\u0670\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'
    ),
    'يىېۍےێكڪګہھةۃەںٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹авекмнорстухіјѕһԛԝԁӏαβεζηικμνορτυχıАВЕКМНОРСТУХІЈЅҺԚԜԀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
    'ییییییککگهههههنا01234567890123456789abekmhopctyxijshqwdlabezhikmvoptyxiabekmhopctyxijshqwdabezhikmnoptyx'
  )
$$;
create index users_looks on users (institution_id, looks_of(username::text));
