import { BOTH, type Limit } from './limit';

const page = 'api-reference/transaction';

export const transactionLimits: readonly Limit[] = [
  {
    id: 'commit-that-rolls-back',
    title: 'A resolved withTransaction does not prove a commit',
    versions: BOTH,
    area: 'transaction',
    api: ['TransactionManager.withTransaction'],
    symptom: 'The promise resolves and the status says committed, yet nothing is stored.',
    cause:
      'If the callback catches an SQL error and goes on, the transaction is aborted on the server, and `COMMIT` then acts as `ROLLBACK`.',
    instead:
      'Let errors leave the callback; where you must go on, use a nested transaction, which is a savepoint.',
    page,
  },
  {
    id: 'transaction-timeout-goes-on',
    title: 'A transaction’s time limit does not stop its callback',
    versions: BOTH,
    area: 'transaction',
    api: ['TransactionManager.withTransaction', 'TransactionOptions.timeout'],
    symptom:
      'Statements after the limit are stored one by one, and `withTransaction` resolves as if all was well.',
    cause: 'A timer sends `ROLLBACK`; what the callback does afterwards runs outside any transaction.',
    instead: 'Leave `timeout` unset and set `statement_timeout` on the session instead.',
    page,
  },
  {
    id: 'parallel-transactions-share',
    title: 'Two transactions on one connection are one',
    versions: BOTH,
    area: 'transaction',
    api: ['TransactionManager.withTransaction', 'TransactionManager'],
    symptom: 'Of two parallel transactions one is rolled back, yet its rows stay.',
    cause: 'A transaction belongs to the connection; both send their statements into the same one.',
    instead: 'Take one connection per transaction that runs in parallel.',
    page,
  },
  {
    id: 'transaction-has-no-query',
    title: 'A transaction has no query method',
    versions: BOTH,
    area: 'transaction',
    api: ['Transaction'],
    symptom: 'There is nothing on the transaction object to run a statement with.',
    cause: 'The object only begins, commits and rolls back.',
    instead: 'Use the executor or builder on the same connection that the manager was made with.',
    page,
  },
  {
    id: 'nested-transaction-not-begun',
    title: 'A nested transaction has to be begun by hand',
    versions: BOTH,
    area: 'transaction',
    api: ['Transaction.createNestedTransaction', 'Transaction.begin'],
    symptom:
      'Committing a nested transaction that was not begun aborts the outer one, although it claimed to be active.',
    cause:
      'The savepoint is set by `begin()` only. Time limit, isolation level and read-only have no effect on nested transactions.',
    instead: 'Call `await nested.begin()` right after `createNestedTransaction()`.',
    page,
  },
  {
    id: 'isolation-level-not-exported',
    title: 'The isolation levels cannot be imported',
    versions: BOTH,
    area: 'transaction',
    api: ['IsolationLevel', 'TransactionOptions.isolationLevel'],
    symptom: "`isolationLevel: 'SERIALIZABLE'` does not type-check, and the enum is not exported.",
    cause: 'The option is typed by an enum that the package keeps to itself.',
    instead: "Write `'SERIALIZABLE' as never`.",
    page,
  },
  {
    id: 'second-commit-hides-the-first',
    title: 'A second commit turns the status into an error',
    versions: BOTH,
    area: 'transaction',
    api: ['Transaction.commit', 'Transaction.rollback'],
    symptom: 'The second `commit()` throws, and a `rollback()` after it seems to succeed.',
    cause: 'The state is kept in the object, which does not ask the server.',
    instead: 'End each transaction once; prefer `withTransaction`.',
    page,
  },
  {
    id: 'ensure-age-setup-inverted',
    title: 'ensureAgeSetup loads AGE in the wrong case',
    versions: BOTH,
    area: 'transaction',
    api: ['TransactionManager.ensureAgeSetup', 'TransactionManager.withAgeTransaction'],
    symptom: 'The call runs `LOAD` only where the extension is not installed in the database.',
    cause: 'The test on `pg_extension` is inverted; a search path that it sets is undone by a rollback.',
    instead: 'Rely on the set-up of the connection manager and use `withTransaction`.',
    page,
  },
];
