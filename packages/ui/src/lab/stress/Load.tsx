import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { say } from '../storykit/say.ts';
import * as css from './Load.css.ts';
import { watchVitals, type Vitals } from './vitals.ts';

const shown: readonly (readonly [word: string, read: (vitals: Vitals) => string])[] = [
  [say('帧/秒', 'frames/s', 'khung/giây'), ({ fps }) => fps.toFixed(0)],
  [say('帧 p95', 'frame p95', 'khung p95'), ({ frame }) => `${frame.p95.toFixed(1)} ms`],
  [say('帧 p99', 'frame p99', 'khung p99'), ({ frame }) => `${frame.p99.toFixed(1)} ms`],
  [say('主线程', 'main thread', 'luồng chính'), ({ busy }) => `${(busy * 100).toFixed(0)} %`],
  [say('堆', 'heap', 'bộ nhớ'), ({ heap }) => (heap === undefined ? '–' : `${heap.toFixed(1)} MB`)],
];

/** Load of the page while the test runs; dashes while it is stopped. */
function Figures({ running }: { running: boolean }) {
  const [vitals, setVitals] = useState<Vitals>();
  useEffect(() => (running ? watchVitals(setVitals) : undefined), [running]);
  return (
    <div className={css.figures}>
      {shown.map(([word, read]) => (
        <span key={word} className={css.figure}>
          <span className={css.value}>{vitals ? read(vitals) : '–'}</span>
          <span className={css.word}>{word}</span>
        </span>
      ))}
    </div>
  );
}

export interface LoadProps<Rate extends string> {
  title: string;
  note: string;
  /** Label of the choice of rates: comments a second, times the real speed. */
  rateLabel: string;
  rates: readonly Rate[];
  /** Text of a rate; default the rate itself. */
  rateText?: (rate: Rate) => string;
  /** The component under load, with whether it runs and at which rate. */
  children: (load: { running: boolean; rate: number }) => ReactNode;
}

/** A component under load: start, stop, choice of the rate, and its cost. It is stopped at first. */
export function Load<Rate extends string>({ title, note, rateLabel, rates, rateText = String, children }: LoadProps<Rate>) {
  const [running, setRunning] = useState(false);
  const [rate, setRate] = useState<Rate>(rates[0] as Rate);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.note}>{note}</p>
      <div className={css.bar}>
        <Button tone={running ? 'soft' : 'primary'} onClick={() => setRunning(!running)}>
          {running ? say('停', 'Stop', 'Dừng') : say('开始', 'Start', 'Bắt đầu')}
        </Button>
        <SegmentedControl
          label={rateLabel}
          segments={rates.map((value) => ({ value, label: rateText(value) }))}
          value={rate}
          onValueChange={setRate}
        />
        <Figures running={running} />
      </div>
      {children({ running, rate: Number(rate) })}
    </div>
  );
}
