// The reads that people wait for. Each is an address, or a function that makes one from a service's id.

const services = '/api/services';
const search = '/api/search/services?q=';
const suggestions = '/api/search/suggestions?q=';

export const cases = {
  'category, first page': `${services}/category/electricidad`,
  'category, page 4': `${services}/category/electricidad?page=4`,
  'group of categories, first page': `${services}/category/mantenimiento-del-hogar`,
  'all, first page': services,
  'all, by price': `${services}?sort=priceAsc`,
  'all, page 50': `${services}?page=50`,
  'category, filtered': `${services}/category/electricidad?rating=4&serviceType=presencial&maxPrice=3000`,
  'all, filtered by a place': `${services}?coverageArea=${encodeURIComponent('Pocitos, Montevideo')}`,
  'all, filtered to a few': `${services}?rating=5&serviceType=remoto&duration=larga&maxPrice=300&coverageArea=Artigas`,
  'search: electricista': `${search}electricista`,
  'search: electricista en pocitos': `${search}electricista+en+pocitos`,
  'suggestions: elec': `${suggestions}elec`,
  'suggestions: reparacion': `${suggestions}reparacion`,
  'recent services': `${services}/recent`,
  'detail of a service': (id) => `${services}/${id}`,
  'reviews of a service': (id) => `/api/reviews/service/${id}`,
  ...adminCases(),
};

/** Returns the first page and a search of each administration table; there are as many clients as services. */
function adminCases() {
  const tables = {
    users: 'rodri',
    providers: 'lote 12',
    services: 'pintura',
    reviews: 'excelente',
    'review-responses': 'gracias',
    subscriptions: 'lote 12',
    payments: 'lote 12',
    messages: 'candado',
  };
  const pages = Object.entries(tables).flatMap(([noun, text]) => {
    const path = `/api/admin/${noun}`;
    return [
      [`admin ${noun}, first page`, path],
      [`admin ${noun}, search`, `${path}?search=${encodeURIComponent(text)}`],
    ];
  });
  return {
    ...Object.fromEntries(pages),
    'admin users, by name': '/api/admin/users?sort=name',
    'admin users, page 100': '/api/admin/users?page=100',
    'admin services, inactive': '/api/admin/services?is_active=0',
    'admin categories': '/api/admin/categories',
    'admin logs': '/api/admin/logs',
    'admin pending verifications': '/api/admin/providers-verification/pending',
    'admin dashboard': '/api/admin/dashboard',
    'admin stats, a year': '/api/admin/stats/advanced?period=365',
  };
}
