/** Id of the form for requesting a call: the last segment of its URL. No journey has it as a step. */
export const CALL_REQUEST_FORM_ID = 'receber-ligacao'
