import { outcomes } from '../../content/outcomes.ts'
import { Header } from '../../questions/Header.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { CartFrame } from '../../ui/frame/Frame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { Question } from '../../ui/forms/Question.tsx'
import { Back } from './Back.tsx'

/** The check failed: once (erro1, one more quiz) or for good (erro2, a person helps). */
export default function RiskErrorPage({ step }: { step: 'erro1' | 'erro2' }) {
  const { title, text } = outcomes[step]
  return (
    <CartFrame header={<Header />} back={<Back />} footer={<SiteFooter />}>
      <div className="stack">
        <Question why={text}>{title}</Question>
        <QuestionForm step={step} variant="page" />
      </div>
    </CartFrame>
  )
}
