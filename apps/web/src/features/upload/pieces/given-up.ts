/** Why a file is not sent any further: nobody wants it any more, so that the server need not keep what came of it. */
export const givenUp = new DOMException('given up', 'AbortError');
