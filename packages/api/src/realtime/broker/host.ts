import { createTimer, systemClock } from '../clock.ts';
import { beatInterval, mostUnanswered, type BrokerMessage, type PageMessage, type RealtimePort } from '../shared/sharedProtocol.ts';
import { createBroker } from './broker.ts';
import type { ConnectionOptions } from './sharedConnection.ts';

/**
 * Keeps the sockets of the pages that connect by ports. A page that died or sleeps stops answering beats and loses its port; it
 * connects by another one when it wakes.
 */
export function createHost(options: ConnectionOptions = {}): (port: RealtimePort) => void {
  const { clock = systemClock } = options;
  const broker = createBroker(options);

  return (port) => {
    const post = (message: BrokerMessage) => port.postMessage(message);
    const beat = createTimer(clock);
    const brokerPage = broker.enter(post);
    let unanswered = 0;
    let isOver = false;

    function leave(): void {
      if (isOver) return;
      isOver = true;
      beat.stop();
      brokerPage.leave();
    }

    const keepBeating = () =>
      beat.start(beatInterval, () => {
        if (unanswered >= mostUnanswered) {
          leave();
          return post({ type: 'left' });
        }
        unanswered += 1;
        post({ type: 'beat' });
        keepBeating();
      });

    port.addEventListener('message', ({ data }) => {
      // Both ends are of one build: the address of the worker names its contents.
      const message = data as PageMessage;
      if (isOver) return;
      unanswered = 0;
      if (message.type === 'bye') leave();
      else if (message.type === 'ask') post({ type: 'beat' });
      else if (message.type !== 'here') brokerPage.hear(message);
    });
    port.start();
    keepBeating();
  };
}
