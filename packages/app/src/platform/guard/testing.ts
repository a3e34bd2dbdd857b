/** Another tab of this browser with a picture of a match, for tests. */
export interface OtherTab {
  /** Says how far its picture is, ms UTC. */
  shows(programmeAt: number): void;
  /** It is closed, or crashes: without a word. */
  end(): void;
}

/** Opens such a tab, which holds its picture as a real one does. */
export async function openOtherTab(matchId: string): Promise<OtherTab> {
  const id = crypto.randomUUID();
  const channel = new BroadcastChannel('pictures');
  let close = () => {};
  await new Promise<void>((held) => {
    void navigator.locks.request(`picture ${id}`, () => {
      held();
      return new Promise<void>((resolve) => (close = resolve));
    });
  });
  return {
    shows: (programmeAt) => channel.postMessage({ kind: 'picture', id, matchId, programmeAt }),
    end: () => {
      close();
      channel.close();
    },
  };
}
