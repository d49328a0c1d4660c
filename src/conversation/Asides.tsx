import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { chat } from '../content/chat.ts'
import { restartAsked } from '../store/events.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { lazily } from '../ui/lazily.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import type { Aside } from './useCommands.ts'
import { useCallHref } from '../questions/useCallHref.ts'

const GoOnElsewhere = lazily(async () => import('../questions/lazy/GoOnElsewhere.tsx'), { spare: true })
const Reference = lazily(async () => import('../questions/lazy/Reference.tsx'), { spare: true })

/** What a command opened above the composer: confirm starting over, or contact channels. */
export const Asides = memo(function Asides({ aside, onClose }: { aside: Aside; onClose: () => void }) {
  const dispatch = useDispatch()
  const callHref = useCallHref()
  if (aside === 'elsewhere') return <GoOnElsewhere />
  if (aside === 'human') {
    return (
      <>
        <Reference />
        <HelpLinks callHref={callHref} />
      </>
    )
  }
  if (aside !== 'restart') return null
  return (
    <Notice
      title={chat.commands.recomecarAsk}
      actions={
        <>
          <QuietButton
            onClick={() => {
              onClose()
              dispatch(restartAsked())
            }}
          >
            {chat.commands.recomecarYes}
          </QuietButton>
          <QuietButton onClick={onClose}>{chat.commands.recomecarNo}</QuietButton>
        </>
      }
    />
  )
})
