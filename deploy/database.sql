-- Once, at the first start of PostgreSQL: Atoll's role owns its database, and is nothing else. The super-user is reached from
-- within its container only: it has no password to log in with over the network.
\getenv password ATOLL_PASSWORD
CREATE ROLE atoll LOGIN PASSWORD :'password';
CREATE DATABASE atoll OWNER atoll;
ALTER ROLE CURRENT_USER PASSWORD NULL;
