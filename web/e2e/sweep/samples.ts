/**
 * Addresses of screens with parameters, as the demo's content has them, and of further states of others. A screen with
 * parameters that is not here ends the sweep before it begins.
 */
export const samples: Readonly<Record<string, readonly string[]>> = {
  '/auth/error': ['/auth/error', '/auth/error?reason=denied'],
  '/reset-password/:token': ['/reset-password/de-otro-tiempo'],
  '/servicios': ['/servicios', '/servicios?rating=4&availableDays=Lunes', '/servicios?q=nadie-ofrece-esto'],
  '/servicios/categoria/:categoria': ['/servicios/categoria/electricidad'],
  '/servicios/categoria/:categoria/:departamento': ['/servicios/categoria/electricidad/montevideo'],
  '/servicios/categoria/:categoria/:departamento/:barrio': ['/servicios/categoria/electricidad/montevideo/pocitos'],
  '/servicios/:id': ['/servicios/1', '/servicios/9', '/servicios/999999'],
  '/comparar': ['/comparar', '/comparar?ids=1-9-2', '/comparar?ids=1-999999', '/comparar?ids=nada'],
  '/servicios/:id/reviews': ['/servicios/1/reviews'],
  '/servicios/:id/review': ['/servicios/1/review'],
  '/edit-service/:serviceId': ['/edit-service/9'],
  '/provider-profile/:id': ['/provider-profile/65', '/provider-profile/66'],
  '/edit-post/:postId': ['/edit-post/6'],
  '/publicacion/post/:id': ['/publicacion/post/1'],
  '/publicacion/:postId': ['/publicacion/6'],
  '/provider/edit-offer/:offerId': ['/provider/edit-offer/1'],
  '/provider/edit-quote/:quoteId': ['/provider/edit-quote/1'],
  '/presupuesto/:token': [
    '/presupuesto/demo-presupuesto-tablero0000000000000000000',
    '/presupuesto/demo-presupuesto-aceptado000000000000000000',
    '/presupuesto/demo-presupuesto-vencido0000000000000000000',
    '/presupuesto/de-otro-tiempo',
  ],
  '/provider/:id/reviews': ['/provider/65/reviews'],
  '/provider/:id/reviews/current': ['/provider/65/reviews/current'],
  '/provider/:id/reviews/historical': ['/provider/65/reviews/historical'],
  '/unsubscribe/:token': ['/unsubscribe/de-otro-tiempo'],
  '/blog/:id': ['/blog/1'],
  '/admin/people/:id': ['/admin/people/65', '/admin/people/999999'],
};
