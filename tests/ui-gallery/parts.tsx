import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { priceConditions } from '../../src/content/order-summary.ts'
import type { StageId } from '../../src/content/page-frame.ts'
import { STAGES } from '../../src/funnel/progress.ts'
import { BackLink } from '../../src/ui/forms/BackLink.tsx'
import { CheckoutFrame } from '../../src/ui/frame/CheckoutFrame.tsx'
import { OrderProgress } from '../../src/ui/frame/OrderProgress.tsx'
import { SiteFooter } from '../../src/ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../src/ui/frame/SiteHeader.tsx'
import { FibreScene } from '../../src/ui/motif/FibreScene.tsx'
import { Opener } from '../../src/ui/motif/OpeningPicture.tsx'
import { OrderSummary } from '../../src/ui/order/OrderSummary.tsx'
import { SaveStatus } from '../../src/ui/states/SaveStatus.tsx'
import { orderRows } from './samples.ts'

export type Screens = Record<string, ComponentType>

export const ignore = () => undefined

export function useDraft(initial: Record<string, string> = {}) {
  const [values, setValues] = useState(initial)
  const onChange = (name: string, value: string) => setValues((old) => ({ ...old, [name]: value }))
  const bind = (name: string) => ({ name, value: values[name] ?? '', onChange })
  return { values, onChange, bind }
}

export const Header = ({
  percent,
  stage,
  mode = 'chat',
}: {
  percent?: number
  stage?: StageId
  mode?: 'chat' | 'pages'
}) => (
  <SiteHeader switchTo={{ mode, href: '#pergunta' }}>
    {percent !== undefined && stage && <OrderProgress percent={percent} stage={stage} stages={STAGES} />}
  </SiteHeader>
)

export const Order = () => (
  <OrderSummary
    scene={<FibreScene state="found" />}
    plan={{
      name: '700 Mega com Globoplay',
      price: 119.99,
      priceFull: 179.99,
      condition: priceConditions.withDebit,
    }}
    rows={orderRows}
    changePlanHref="#pergunta"
  />
)

type PageProps = {
  percent: number
  stage: StageId
  order?: boolean
  save?: 'saving' | 'saved' | 'failed' | 'idle'
  notices?: ReactNode
  children: ReactNode
}

export function Page({ percent, stage, order = true, save = 'saved', notices, children }: PageProps) {
  return (
    <CheckoutFrame
      header={<Header percent={percent} stage={stage} />}
      back={<BackLink href="#pergunta" />}
      save={<SaveStatus state={save} onRetry={() => undefined} />}
      order={order ? <Order /> : percent < 12 ? <Opener place="beside" /> : undefined}
      notices={notices}
      footer={<SiteFooter />}
    >
      {children}
    </CheckoutFrame>
  )
}
