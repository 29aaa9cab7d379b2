import { testForms } from '../testing/form-table.ts';

testForms('Georgian', 'ka');
