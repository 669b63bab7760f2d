-- Topics of the site stand beside the publisher's own. Null until they have been decided: a migration cannot run the
-- rules, so whoever opens the database next does it.
alter table indicator rename column topics to published_topics;
alter table indicator add column topics text[];
