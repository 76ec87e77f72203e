// The reads that people wait for; each is an address, or one made from a service's id.

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
};
