import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Doors } from './Doors';
import styles from './Home.module.css';
import { LateMotorPicture } from './LateMotorPicture';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1" className={styles.title}>
          Ask PostgreSQL graph questions, in TypeScript
        </Heading>
        <p className={styles.lead}>
          age-schema-client is a typed client for Apache AGE, the graph extension of PostgreSQL. It sets
          connections up for Cypher, checks data against a schema when you ask it to, builds queries, and
          loads thousands of rows in a few statements.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/getting-started/installation">
            Get started
          </Link>{' '}
          <Link className="button button--outline button--primary button--lg" to="/docs/intro">
            What it is for
          </Link>
        </p>
      </div>
      <LateMotorPicture />
    </header>
  );
}

/** Samples that writers keep among the pages (`src/pages/_home`), where the checks compile and run them. */
interface HomeSamples {
  /** The question as a reader's program asks it. */
  readonly question: ReactNode;
  /** What Apache AGE is asked, with the rows that come back. */
  readonly answer: ReactNode;
  readonly playground: ReactNode;
}

function LateMotor({ question, answer }: Pick<HomeSamples, 'question' | 'answer'>): ReactNode {
  return (
    <section className={styles.question} aria-labelledby="late-motor-name">
      <Heading as="h2" id="late-motor">
        <span id="late-motor-name">
          The motor is late. Which customers are waiting for a bike that has one?
        </span>
      </Heading>
      <p>
        Two patterns: one follows the bill of materials through all its levels, one goes from the bikes back
        to orders not yet shipped.
      </p>
      <div className={styles.columns}>
        <div>{question}</div>
        <div>{answer}</div>
      </div>
    </section>
  );
}

function AskYourself({ playground }: Pick<HomeSamples, 'playground'>): ReactNode {
  return (
    <section className={styles.question} aria-labelledby="ask-yourself-name">
      <Heading as="h2" id="ask-yourself">
        <span id="ask-yourself-name">Ask the bicycle maker yourself</span>
      </Heading>
      <p className="needs-scripts">
        PostgreSQL with Apache AGE runs in this page once you press Run: no account, no server, nothing sent
        anywhere. Pick a question, change it, or write your own.
      </p>
      {playground}
    </section>
  );
}

function Promises(): ReactNode {
  return (
    <section className={styles.promises} aria-labelledby="promises-name">
      <Heading as="h2" id="promises">
        <span id="promises-name">Documentation you can check</span>
      </Heading>
      <ul role="list">
        <li>
          <strong>Every sample compiles</strong> against the declarations of the version its page is about.
          Point at a name in one to see its type.
        </li>
        <li>
          <strong>Every query ran</strong> on PostgreSQL with Apache AGE before its page was published. The
          rows under it are what came back.
        </li>
        <li>
          <strong>Limits are shown where you meet them</strong>, each with what you see and{' '}
          <Link to="/docs/how-to-guides/troubleshooting">what to do instead</Link>.
        </li>
      </ul>
    </section>
  );
}

/** The home page: what the library is, one real question with its answer, and three doors. */
export function Home({ question, answer, playground }: HomeSamples): ReactNode {
  return (
    <main className={clsx('container waits', styles.home)}>
      <Hero />
      <LateMotor question={question} answer={answer} />
      <Doors />
      <AskYourself playground={playground} />
      <Promises />
    </main>
  );
}
