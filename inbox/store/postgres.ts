import { Client, type ClientConfig, Pool, type PoolClient, types } from "pg";
import {
  type Access,
  type Database,
  expectRow,
  pendingMigrations,
  type Row,
  type Statement,
} from "./database.ts";
import { tlsFor } from "./tls.ts";

// Milliseconds and counts: far below what a number holds exactly.
types.setTypeParser(types.builtins.INT8, Number);

/** Any number, the same for every process that might migrate at the same time. */
const migrationLock = 4175;
/** Any other number, the same for every process that might ring. */
const bellLock = 4176;

type Options = {
  access?: Access;
  /** Called with the error of a connection that breaks. */
  onError?: (error: Error) => void;
};

export async function openPostgres(
  url: string,
  { access = "server", onError = () => undefined }: Options = {},
): Promise<Database> {
  const connection = {
    connectionString: url,
    ...tlsFor(url),
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  };
  const pool = new Pool({
    ...connection,
    // Saves a journey for each statement of a transaction.
    pipeline: true,
    max: 10,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    // Runs from queuing, and a command queues every row at once.
    ...(access === "server" && { query_timeout: 15_000 }),
    // Whatever the server's default is: what we acknowledge is flushed.
    options: "-c synchronous_commit=on",
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on("error", () => undefined);
  // Without this listener, a connection cut within a transaction would end the process. The
  // statement under way fails with the same error.
  pool.on("connect", (client) => client.on("error", onError));
  await inTransaction(pool, (client) => migrate(client, access));
  const bell = createBellLock({ ...connection, query_timeout: 5000 });

  return {
    async run(...statements) {
      const [only] = statements;
      if (statements.length === 1 && only && !only.isRequired) {
        return [await execute(pool, only)];
      }
      return inTransaction(pool, (client) => executeAll(client, statements));
    },
    async read(...statements) {
      const [only] = statements;
      if (statements.length === 1 && only) return [await execute(pool, only)];
      const snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
      return inTransaction(pool, (client) => executeAll(client, statements), snapshot);
    },
    async scrub() {
      await pool.query("VACUUM message");
    },
    mayRing: bell.mayRing,
    async close() {
      await bell.close();
      await pool.end();
    },
  };
}

/**
 * Lets one of several processes ring: the one that holds a lock. The lock belongs to its own connection:
 * once that ends, another process gets it. PgBouncer must not pool connections by transaction.
 */
function createBellLock(config: ClientConfig) {
  let client: Client | undefined;

  async function close() {
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  }

  async function connect() {
    const next = new Client(config);
    next.on("error", () => {
      if (client === next) client = undefined;
    });
    await next.connect();
    return next;
  }

  return {
    close,
    async mayRing() {
      try {
        client ??= await connect();
        // The holder of the lock gets it again.
        const { rows } = await client.query(`SELECT pg_try_advisory_lock(${bellLock}) AS held`);
        return rows[0].held === true;
      } catch (error) {
        void close();
        throw error;
      }
    },
  };
}

/** Sent one behind the other without waiting for answers. Once one fails, the rest do, too. */
async function executeAll(client: PoolClient, statements: readonly Statement[]) {
  return Promise.all(statements.map((statement) => execute(client, statement)));
}

/** A statement with a name is read and planned once for each connection. */
const names = new Map<string, string>();

async function execute(client: Pool | PoolClient, statement: Statement): Promise<Row[]> {
  const { sql, values } = statement;
  const name = names.get(sql) ?? `statement ${names.size}`;
  names.set(sql, name);
  const { rows } = await client.query<Row>({ name, text: sql, values: [...values] });
  expectRow(statement, rows);
  return rows;
}

async function migrate(client: PoolClient, access: Access) {
  await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`);
  await client.query("CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)");
  const { rows } = await client.query("SELECT MAX(number) AS seen FROM migration");
  const { version, files } = pendingMigrations(rows[0].seen ?? 0, access);
  for (const sql of files) await client.query(sql);
  await client.query("INSERT INTO migration (number) VALUES ($1) ON CONFLICT DO NOTHING", [
    version,
  ]);
}

async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  begin = "BEGIN",
) {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const [, result] = await Promise.all([client.query(begin), work(client)]);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    failure = error as Error;
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    // A connection on which something failed may be half-way through an answer.
    client.release(failure);
  }
}
