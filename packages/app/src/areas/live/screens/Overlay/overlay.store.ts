import { ApiError, createApi } from '@pitchside/api';
import { barrageList, type Barrage } from '@pitchside/api/live/barrage';
import { getOverlays, overlaySettings, usualOverlays, type OverlayScene, type OverlaySettings } from '@pitchside/api/live/overlays';
import { currentPoll, type Poll } from '@pitchside/api/live/polls';
import { createRealtime, type TopicEvent } from '@pitchside/api/realtime';
import { matchBattle, popupAlerts, mayPopUp, type Match, type MatchEvent } from '@pitchside/api/scores/matches';
import type { Locale } from '@pitchside/locales';
import { createChatLog } from '@pitchside/ui/ChatList';
import type { DanmakuArrival } from '@pitchside/ui/DanmakuLayer';
import type { StageArrival } from '@pitchside/ui/EffectStage';
import { createNanoEvents } from 'nanoevents';
import { proxy, ref } from 'valtio';
import { createScope, pauses, type Scope } from '../../../../platform/resource/scope.ts';
import { playGoal } from '../../../scores/goalsSound.ts';
import { entryArrival, giftArrival } from '../../gifts/arrival.presenter.ts';
import { createGiftLines } from '../../gifts/giftLines.ts';
import { chatRow, entryRow, flying } from '../../stage/chat.presenter.ts';
import { samples } from './samples.ts';

interface OverlayState {
  /** Closed for good once the address is revoked: nothing may stand in the picture then. */
  isOpen: boolean;
  settings: OverlaySettings;
  match: Match | null;
  /** The event of the match that is announced now. */
  event: MatchEvent | null;
  poll: Poll | null;
}

/** State of the overlays of this page. */
export const overlay = proxy<OverlayState>({ isOpen: false, settings: ref(usualOverlays), match: null, event: null, poll: null });

/** Chat over the picture. */
export const overlayChat = createChatLog({ keep: 60 });
const lines = createGiftLines(overlayChat);

/** Things that come and go, for a component that subscribes. */
function createFeed<Item>() {
  const events = createNanoEvents<{ item: (item: Item) => void }>();
  return { send: (item: Item) => events.emit('item', item), source: (listener: (item: Item) => void) => events.on('item', listener) };
}
const [effects, danmaku] = [createFeed<StageArrival>(), createFeed<DanmakuArrival>()];
export const [overlayEffects, overlayDanmaku] = [effects.source, danmaku.source];

/** Time (ms) for which an event of the match is announced. */
const announced = 8_000;

let language: Locale = 'zh';
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const api = createApi({ baseUrl: `${location.origin}/api`, token: () => undefined, lang: () => language });
const realtime = createRealtime({
  url: () => new URL('/ws', location.origin.replace(/^http/, 'ws')).href,
  // Nobody watches here, and nobody is signed in.
  hello: () => ({ lang: language, is_viewer: false }),
});

function announce(event: MatchEvent): void {
  overlay.event = event;
  if (overlay.settings.score.has_sound && popupAlerts[event.kind] === 'goal' && event.kind !== 'goal_cancelled') playGoal();
  setTimeout(() => {
    if (overlay.event?.id === event.id) overlay.event = null;
  }, announced);
}

function hearComment(comment: Barrage): void {
  overlayChat.push(chatRow(comment, null));
  danmaku.send(flying(comment, undefined));
}

function hearRoom({ type, data }: TopicEvent): void {
  const { chat, gifts } = overlay.settings;
  if (type === 'barrage') hearComment(data);
  if (type === 'barrageGone') overlayChat.remove([data.id]);
  if (type === 'poll') overlay.poll = data;
  if (type === 'gift') {
    if (chat.has_gifts) lines.add(data);
    const arrival = giftArrival(data, undefined);
    if (gifts.show === 'all' || arrival.effect !== undefined) effects.send(arrival);
  }
  if (type === 'entry') {
    if (chat.has_gifts) overlayChat.push(entryRow(data));
    const arrival = gifts.has_entries ? entryArrival(data, undefined) : undefined;
    if (arrival) effects.send(arrival);
  }
}

/** Score and events of the match, as late as the anchor's own picture. */
function followMatch({ id, sport }: NonNullable<OverlayScene['match']>): Scope {
  const scope = createScope();
  const inTime = (act: () => void) => void setTimeout(scope.during(act), overlay.settings.score.delay * 1_000);
  const take = (match: Match) => inTime(() => void (overlay.match = ref(match)));
  function hear({ type, data }: TopicEvent): void {
    if (type === 'match') take(data);
    if (type !== 'match_event' || !overlay.settings.score.has_goals) return;
    const isDue = popupAlerts[data.kind] !== 'yellow' && mayPopUp(data.kind, Date.now() + ahead - data.at);
    if (isDue) inTime(() => announce(data));
  }
  let isFollowed = false;
  const refresh = () =>
    scope.retry(
      (signal) => api.call(matchBattle, { type: sport, id }, { signal }),
      ({ match, topic, epoch, seq }) => {
        // There was no earlier score that this one could give away.
        if (overlay.match === null) overlay.match = ref(match);
        else take(match);
        if (isFollowed) return;
        isFollowed = true;
        scope.onLeave(realtime.subscribe(topic, { from: { epoch, seq }, onEvent: hear, onReset: scope.during(() => void refresh()) }));
      },
    );
  refresh();
  scope.onLeave(() => void (overlay.match = null));
  return scope;
}

/** Shows an example of a thing that the anchor tries out. */
function tryOut(kind: Extract<TopicEvent, { type: 'overlay_test' }>['data']['kind'], id: string): void {
  const now = Date.now();
  const sample = samples(id, now);
  if (kind === 'comment') hearComment(sample.comment);
  if (kind === 'gift') hearRoom({ type: 'gift', data: sample.gift } as TopicEvent);
  if (kind === 'entry') hearRoom({ type: 'entry', data: sample.entry } as TopicEvent);
  if (kind === 'goal') announce(sample.goal(overlay.match));
  if (kind === 'poll') overlay.poll = sample.poll;
}

function follow(secret: string, { room_id: id, topic, match, ...position }: OverlayScene): void {
  const scope = createScope();
  let matchScope: Scope | undefined;
  let matchId: string | undefined;
  function attach(next: OverlayScene['match']): void {
    if (next?.id === matchId) return;
    matchId = next?.id;
    matchScope?.leave();
    matchScope = next ? followMatch(next) : undefined;
  }
  function close(): void {
    overlay.isOpen = false;
    matchScope?.leave();
    scope.leave();
    realtime.close();
  }
  const takeSettings = (settings: OverlaySettings) => {
    const isOther = settings.language !== overlay.settings.language;
    overlay.settings = ref(settings);
    // Names come in a language, so that everything begins anew.
    if (isOther && !location.search) location.reload();
  };
  const again = () =>
    scope.retry(
      (signal) => api.call(getOverlays, { secret }, { signal }),
      (scene) => {
        takeSettings(scene.settings);
        attach(scene.match);
      },
    );
  realtime.on('registered', ({ server_at }) => void (ahead = server_at - Date.now()));
  realtime.on('error', ({ topic: ended, is_busy: isBusy = false }) => {
    if (ended === topic && !isBusy) close();
  });
  scope.onLeave(
    realtime.subscribe(topic, {
      from: position,
      onEvent: scope.during((event) => {
        if (event.type === 'overlay_settings') takeSettings(event.data);
        if (event.type === 'overlay_test') tryOut(event.data.kind, event.data.id);
      }),
      onReset: scope.during(() => void again()),
    }),
  );
  let isInRoom = false;
  const enter = () =>
    scope.retry(
      (signal) => Promise.all([api.call(barrageList, { id, limit: 20 }, { signal }), api.call(currentPoll, { id }, { signal })]),
      ([{ list, epoch, seq }, { poll }]) => {
        overlay.poll = poll;
        if (isInRoom) return;
        isInRoom = true;
        overlayChat.push(list.map((comment) => chatRow(comment, null)));
        const onEvent = scope.during((event: TopicEvent) => {
          // The room says which match it shows.
          if (event.type === 'room') attach(event.data.match && { id: event.data.match.id, sport: event.data.match.sport });
          else hearRoom(event);
        });
        scope.onLeave(realtime.subscribe(`room:${id}`, { from: { epoch, seq }, onEvent, onReset: scope.during(() => void enter()) }));
      },
    );
  attach(match);
  enter();
  realtime.connect();
  // The studio shows what is not saved yet; nobody else can reach into this page.
  addEventListener('message', ({ data, origin, source }: MessageEvent<{ type?: string; settings?: unknown }>) => {
    if (origin !== location.origin || source !== parent || data.type !== 'pitchside:overlay') return;
    const draft = overlaySettings.safeParse(data.settings);
    if (draft.success) overlay.settings = ref(draft.data);
  });
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Opens the overlays behind a secret; tries until the server answers. Resolves to their language.
 * @param wanted language in place of the saved one
 */
export async function openOverlay(secret: string, wanted?: Locale): Promise<Locale> {
  for (let failures = 0; ; failures += 1) {
    try {
      const scene = await api.call(getOverlays, { secret });
      language = wanted ?? scene.settings.language;
      overlay.isOpen = true;
      overlay.settings = ref(scene.settings);
      follow(secret, scene);
      return language;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The address is revoked, or never was one.
      if (error.failure === 'answer') return language;
      await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0);
    }
  }
}
