import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/waits-errors-and-notices.ts'
import { findStep, stepOf } from '../funnel/journeys.ts'
import { unbrokenBRL } from '../lib/money.ts'
import { correctionAsked, noticeClosed } from '../store/events.ts'
import { selectNotice, selectOrder, selectWait } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { OfflineBar } from '../ui/states/OfflineBar.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { noticeWords } from './notice-words.ts'
import { priceCondition } from './price-condition.ts'
import { problemText } from './problem-texts.ts'

type NoticesProps = {
  /** Whether a NoticeStatus reads out the notices that report no error. */
  readonly isQuiet?: boolean
}

/**
 * Notices above the question, for example: no connection, order open in another tab, price changed,
 * installation date taken, storage blocked.
 */
export const Notices = memo(function Notices({ isQuiet = false }: NoticesProps) {
  const online = useSelector((state: RootState) => state.flow.online)
  const notice = useSelector(selectNotice)
  const wait = useSelector(selectWait)
  return (
    <>
      {/* WaitState reports a failed wait itself */}
      <OfflineBar offline={!online && wait?.status !== 'failed'} waiting={wait !== null} />
      {notice && <NoticeOf isQuiet={isQuiet} />}
    </>
  )
})

const selectPlansStep = (state: RootState) =>
  findStep(selectOrder(state), ({ view }) => view === 'plans' || view === 'offers')?.id ?? ''

function NoticeOf({ isQuiet }: NoticesProps) {
  const dispatch = useDispatch()
  const notice = useSelector(selectNotice)
  const plans = useSelector(selectPlansStep)
  const order = useSelector(selectOrder)
  const close = <QuietButton onClick={() => dispatch(noticeClosed())}>{states.close}</QuietButton>
  const words = noticeWords(order, notice)
  if (words) {
    // one line about the price does not need a button of its own
    const isPrice = notice?.kind === 'result' && stepOf(order, notice.of).setsPrice
    return (
      <Notice
        tone={notice && 'tone' in notice ? notice.tone : 'info'}
        title={words.title}
        actions={isPrice ? undefined : close}
        isQuiet={isQuiet}
      >
        {words.text && <p>{words.text}</p>}
      </Notice>
    )
  }
  switch (notice?.kind) {
    case 'slots-taken':
      return (
        <Notice tone="error" title={states.slotTaken.title}>
          <p>{states.slotTaken.text}</p>
        </Notice>
      )
    case 'save-refused':
      return <Notice tone="error" title={problemText(notice.problem)} />
    case 'price-changed':
      return (
        <Notice
          tone="error"
          title={states.priceChanged.title}
          actions={
            <>
              <QuietButton onClick={() => dispatch(noticeClosed())}>{states.priceChanged.accept}</QuietButton>
              <QuietButton onClick={() => dispatch(correctionAsked({ step: plans }))}>
                {states.priceChanged.choose}
              </QuietButton>
            </>
          }
        >
          <p>
            {states.priceChanged.text(
              unbrokenBRL(notice.before),
              unbrokenBRL(notice.now),
              priceCondition(order),
            )}
          </p>
        </Notice>
      )
    default:
      return null
  }
}
