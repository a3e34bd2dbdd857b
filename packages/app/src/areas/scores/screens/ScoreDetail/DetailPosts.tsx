import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { slots } from '../../../../platform/slots/slots.ts';
import { PostsPlace } from './ScoreDetail.layout.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Posts about the match; they load when they are scrolled to. */
export function DetailPosts({ matchId }: { matchId: string }) {
  const [place, isNear] = useInView();
  const { MatchPosts } = slots;
  if (!MatchPosts) return null;
  return (
    <PostsPlace ref={place}>
      {isNear && (
        <Region>
          <Later>
            <MatchPosts matchId={matchId} />
          </Later>
        </Region>
      )}
    </PostsPlace>
  );
}
