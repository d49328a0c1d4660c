/** A link to the visitor's open or finished order; renders nothing if this browser has none. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { startPage } from '../../../content/start-page.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useLandingServices, type StoredOrder } from '../landing-services.ts'

export default function ResumeOrder() {
  const { storedOrder } = useLandingServices()
  const [order, setOrder] = useState<StoredOrder | null>()
  useEffect(() => {
    let here = true
    void storedOrder().then((found) => {
      if (here) setOrder(found)
    })
    return () => {
      here = false
    }
  }, [storedOrder])
  // the head script has reserved the space; it is given back only together with what takes it
  useLayoutEffect(() => {
    if (order !== undefined) delete document.documentElement.dataset.resume
  }, [order])
  if (!order) return null
  return (
    <div className="start__go-on">
      <p>{order.isFinished ? startPage.isDone : startPage.goOn(order.plan ?? '', order.question ?? '')}</p>
      <ButtonLink href={order.href} tone="secondary">
        {order.isFinished ? startPage.seeReceipt : startPage.goOnAction}
      </ButtonLink>
    </div>
  )
}
