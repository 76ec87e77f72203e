import { describe, expect, it } from 'vitest';
import { readState, searchFrom } from './listing-state.ts';

const read = (search: string, searches = true) => readState(new URLSearchParams(search), { searches });

describe('the listing in the address', () => {
  it('has defaults without a query', () => {
    expect(read('')).toEqual({ q: '', exact: false, sort: 'ratingDesc', page: 1, filters: {} });
    expect(searchFrom(read(''))).toBe('');
  });

  it('keeps the whole state and gives the same address back', () => {
    const search =
      '?q=pintura&minPrice=500&maxPrice=2500&rating=4&disponibleHoy=1&serviceType=remoto&paymentType=por_hora&availableDays=lunes,sabado&duration=corta&coverageArea=Pocitos,+Montevideo&paper=ute&sort=priceAsc&page=3';
    const state = read(search);
    expect(state).toMatchObject({ q: 'pintura', sort: 'priceAsc', page: 3 });
    expect(state.filters).toEqual({
      minPrice: 500,
      maxPrice: 2500,
      rating: 4,
      disponibleHoy: true,
      serviceType: 'remoto',
      paymentType: 'por_hora',
      availableDays: ['lunes', 'sabado'],
      duration: 'corta',
      coverageArea: 'Pocitos, Montevideo',
      paper: 'ute',
    });
    expect(searchFrom(state)).toBe(search);
  });

  it('keeps the category of a search, and of no other list: there it is the path', () => {
    expect(read('?q=rejas&category=Carpinter%C3%ADa').filters).toEqual({ category: 'carpinteria' });
    expect(searchFrom(read('?q=rejas&category=pintura'))).toBe('?q=rejas&category=pintura');
    expect(read('?category=pintura').filters).toEqual({});
    expect(read('?q=rejas&category=pintura', false).filters).toEqual({});
  });

  it('drops wrong values', () => {
    const wrong =
      'sort=cheapest&page=-2&minPrice=abc&maxPrice=1e3&rating=9&disponibleHoy=si&serviceType=ambos&paymentType=gratis&availableDays=lunedi,Miércoles&duration=eterna&paper=diploma';
    expect(read(wrong)).toEqual({
      q: '',
      exact: false,
      sort: 'ratingDesc',
      page: 1,
      filters: { availableDays: ['miercoles'] },
    });
  });

  it('drops bounds that exclude each other, and ends of the slider', () => {
    expect(read('minPrice=3000&maxPrice=1000').filters).toEqual({});
    expect(read('minPrice=0&maxPrice=5000').filters).toEqual({});
    expect(read('coverageArea=URUGUAY').filters).toEqual({});
  });

  it('orders a search by relevance, and nothing else', () => {
    expect(read('q=luz').sort).toBe('relevance');
    expect(read('q=luz&sort=ratingDesc').sort).toBe('ratingDesc');
    expect(read('sort=relevance').sort).toBe('ratingDesc');
    expect(read('q=luz', false)).toMatchObject({ q: '', exact: false, sort: 'ratingDesc' });
    expect(searchFrom({ ...read('q=luz'), sort: 'ratingDesc' })).toBe('?q=luz&sort=ratingDesc');
  });
});
