import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './InstallGuide.css.ts';

export interface InstallGuideProps {
  /** Title of the steps: iOS 安装，三步. */
  title: string;
  /** Chooses between systems, at the end of the title's line. */
  choice?: ReactNode;
  steps: readonly { title: string; hint?: string }[];
  /** Frequent questions about problems with it. */
  questions: readonly { question: string; answer: string }[];
}

/** Guide to the installation of the app, step by step, with frequent questions. */
export function InstallGuide({ title, choice, steps, questions }: InstallGuideProps) {
  return (
    <section className={css.guide}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {choice}
      </div>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={css.stepTitle}>{step.title}</p>
              {step.hint !== undefined && <p className={css.stepHint}>{step.hint}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={css.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={css.question}>
            <summary className={css.asked}>
              {question}
              <ChevronDown className={css.arrow} size={16} aria-hidden />
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
