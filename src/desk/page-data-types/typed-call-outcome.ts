/** The values typed into the form for the outcome of a call, by field name. */
export type TypedOutcome = Readonly<
  Partial<Record<'resultado' | 'nota' | 'proxima' | 'hora' | 'pedido', string>>
>
