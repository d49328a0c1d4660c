import type { CallListRow } from '../../../server/services/desk/call-list.ts'
import { callListWords as words } from '../../content/desk/call-list.ts'

/** Returns the reasons for a call as text. If calls were requested several times, the text says how often. */
export const reasonsToCall = ({
  whys,
  asked,
  isHeld,
}: Pick<CallListRow, 'whys' | 'asked' | 'isHeld'>): string =>
  [
    ...(isHeld ? [words.held] : []),
    ...(Object.keys(words.whys) as (keyof typeof words.whys)[])
      .filter((why) => whys.includes(why))
      .map((why) => (why === 'asked' && asked > 1 ? words.askedTimes(asked) : words.whys[why])),
  ].join(' · ')
