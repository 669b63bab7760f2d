#!/bin/sh
# Runs once in the new primary: the image's rules let nobody follow it.
echo "host replication all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
